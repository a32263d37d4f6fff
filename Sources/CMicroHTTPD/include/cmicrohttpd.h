#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// What the preview asks of libmicrohttpd. The library is opened when one of the functions is first
// called, so that a run that previews nothing loads neither it nor the libraries that it needs, and
// a machine that lacks it can do all else.

struct MHD_Connection;
struct MHD_Response;
struct preview_server;

// What the library calls, from any of its threads.
struct preview_calls {
  void *context;
  // A request's first line is there. What is given back is kept with the request.
  void *(*begin)(void *context, const char *uri, struct MHD_Connection *connection);
  // A request's headers are there, and again for its body. False closes the connection.
  bool (*answer)(void *context, struct MHD_Connection *connection, const char *method,
                 const char *version, size_t *upload_size, void **kept);
  // A request has been answered or has been broken off.
  void (*end)(void **kept);
};

// Whether the library could be opened. Of the other functions only preview_start and preview_version
// may be called when it couldn't.
bool preview_is_possible(void);

// The file that is opened, as the system's loader knows it: `libmicrohttpd.so.12`.
const char *preview_file(void);

// The library's version; NULL when it couldn't be opened.
const char *preview_version(void);

// Starts to listen on a numeric address (IPv4 or IPv6). NULL when the address is not numeric or
// can't be listened on; errno tells why.
struct preview_server *preview_start(const char *host, uint16_t port, unsigned connections,
                                     unsigned timeout, struct preview_calls calls);

// Ends all connections, and waits until they have ended.
void preview_stop(struct preview_server *server);

// The port that is listened on.
uint16_t preview_port(struct preview_server *server);

// A header of a request; NULL when it has none of that name.
const char *preview_header(struct MHD_Connection *connection, const char *name);

// A response whose body is read in pieces. `read` gives the number of bytes that it has put into the
// buffer; `finish` is called once, when nothing will be read any more. NULL when there is no memory.
struct MHD_Response *preview_response(
    uint64_t size, size_t piece,
    ssize_t (*read)(void *context, uint64_t position, char *buffer, size_t room), void *context,
    void (*finish)(void *context));
bool preview_add_header(struct MHD_Response *response, const char *name, const char *value);
// Whether the response could be queued.
bool preview_queue(struct MHD_Connection *connection, unsigned status,
                   struct MHD_Response *response);
// Lets go of a response, which lives on until it has been sent.
void preview_release(struct MHD_Response *response);

// The size of a body that ends when `read` says so, and what it then gives.
extern const uint64_t preview_size_unknown;
extern const ssize_t preview_end_of_stream;

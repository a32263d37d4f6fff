#pragma once
#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>

// libmicrohttpd starts with a variadic function, which Swift can't call, and binds to socket
// addresses, which differ from system to system. Both are dealt with here; codes leave as integers.

struct preview_callbacks {
  MHD_AccessHandlerCallback answer;
  void *(*begin)(void *context, const char *uri, struct MHD_Connection *connection);
  MHD_RequestCompletedCallback end;
  void *context;
};

// Starts to listen on a numeric address (IPv4 or IPv6). NULL when the address is not numeric or
// can't be listened on; errno tells why.
static inline struct MHD_Daemon *preview_start(const char *host, uint16_t port, unsigned connections,
                                               unsigned timeout, struct preview_callbacks calls) {
  struct sockaddr_storage address;
  unsigned flags = MHD_USE_THREAD_PER_CONNECTION | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_POLL;
  memset(&address, 0, sizeof address);
  struct sockaddr_in *four = (struct sockaddr_in *)&address;
  struct sockaddr_in6 *six = (struct sockaddr_in6 *)&address;
  if (inet_pton(AF_INET, host, &four->sin_addr) == 1) {
    four->sin_family = AF_INET;
    four->sin_port = htons(port);
  } else if (inet_pton(AF_INET6, host, &six->sin6_addr) == 1) {
    six->sin6_family = AF_INET6;
    six->sin6_port = htons(port);
    flags |= MHD_USE_IPv6;
  } else {
    return NULL;
  }
  return MHD_start_daemon(
      flags, port, NULL, NULL, calls.answer, calls.context, MHD_OPTION_SOCK_ADDR, &address,
      MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_TIMEOUT, timeout,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)(128 << 10), MHD_OPTION_THREAD_STACK_SIZE,
      (size_t)(512 << 10),
      MHD_OPTION_URI_LOG_CALLBACK, calls.begin, calls.context, MHD_OPTION_NOTIFY_COMPLETED, calls.end,
      calls.context, MHD_OPTION_END);
}

// The port that is listened on.
static inline uint16_t preview_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}

// Whether the response could be queued: 1 or 0.
static inline int preview_queue(struct MHD_Connection *connection, unsigned status,
                                struct MHD_Response *response) {
  return (int)MHD_queue_response(connection, status, response);
}

static inline int preview_add_header(struct MHD_Response *response, const char *name,
                                     const char *value) {
  return (int)MHD_add_response_header(response, name, value);
}

static inline const char *preview_header(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

static const uint64_t preview_size_unknown = MHD_SIZE_UNKNOWN;
static const ssize_t preview_end_of_stream = MHD_CONTENT_READER_END_OF_STREAM;

#include "cmicrohttpd.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

const uint64_t preview_size_unknown = MHD_SIZE_UNKNOWN;
const ssize_t preview_end_of_stream = MHD_CONTENT_READER_END_OF_STREAM;

// Where the library is looked for. Its number changes when the functions below do; the header
// doesn't tell it.
static const char *const files[] = {
#ifdef __APPLE__
  "libmicrohttpd.12.dylib",
  // The folders of Homebrew and MacPorts, where the system's loader doesn't look by itself.
  "/opt/homebrew/lib/libmicrohttpd.12.dylib",
  "/usr/local/lib/libmicrohttpd.12.dylib",
  "/opt/local/lib/libmicrohttpd.12.dylib",
#else
  "libmicrohttpd.so.12",
#endif
};

#define EACH_FUNCTION(do) \
  do(add_response_header) do(create_response_from_callback) do(destroy_response) \
  do(get_daemon_info) do(get_version) do(lookup_connection_value) do(queue_response) \
  do(start_daemon) do(stop_daemon)

// The functions by their names without MHD_, each of the type that the header declares.
static struct {
#define MEMBER(name) __typeof__(&MHD_##name) name;
  EACH_FUNCTION(MEMBER)
} library;
static bool is_open;

static bool find_functions(void *file) {
#define FIND(name) \
  library.name = (__typeof__(library.name))dlsym(file, "MHD_" #name); \
  if (!library.name) return false;
  EACH_FUNCTION(FIND)
  return true;
}

static void open_library(void) {
  for (size_t index = 0; !is_open && index < sizeof files / sizeof *files; index++) {
    void *file = dlopen(files[index], RTLD_NOW | RTLD_LOCAL);
    if (!file) continue;
    is_open = find_functions(file);
    if (!is_open) dlclose(file);
  }
}

bool preview_is_possible(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  return is_open;
}

const char *preview_file(void) { return files[0]; }

const char *preview_version(void) { return preview_is_possible() ? library.get_version() : NULL; }

struct preview_server {
  struct MHD_Daemon *daemon;
  struct preview_calls calls;
};

static void *begin(void *context, const char *uri, struct MHD_Connection *connection) {
  const struct preview_server *server = context;
  return server->calls.begin(server->calls.context, uri, connection);
}

static enum MHD_Result answer(void *context, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *upload,
                              size_t *upload_size, void **kept) {
  (void)url, (void)upload;
  const struct preview_server *server = context;
  const struct preview_calls *calls = &server->calls;
  return calls->answer(calls->context, connection, method, version, upload_size, kept) ? MHD_YES
                                                                                       : MHD_NO;
}

static void end(void *context, struct MHD_Connection *connection, void **kept,
                enum MHD_RequestTerminationCode reason) {
  (void)connection, (void)reason;
  const struct preview_server *server = context;
  server->calls.end(kept);
}

// The flags for a numeric address, which is put in place; 0 when it is none.
static unsigned understand(const char *host, uint16_t port, struct sockaddr_storage *address) {
  const unsigned flags =
      MHD_USE_THREAD_PER_CONNECTION | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_POLL;
  struct sockaddr_in *four = (struct sockaddr_in *)address;
  struct sockaddr_in6 *six = (struct sockaddr_in6 *)address;
  memset(address, 0, sizeof *address);
  if (inet_pton(AF_INET, host, &four->sin_addr) == 1) {
    four->sin_family = AF_INET;
    four->sin_port = htons(port);
    return flags;
  }
  if (inet_pton(AF_INET6, host, &six->sin6_addr) == 1) {
    six->sin6_family = AF_INET6;
    six->sin6_port = htons(port);
    return flags | MHD_USE_IPv6;
  }
  return 0;
}

struct preview_server *preview_start(const char *host, uint16_t port, unsigned connections,
                                     unsigned timeout, struct preview_calls calls) {
  struct sockaddr_storage address;
  const unsigned flags = understand(host, port, &address);
  if (!flags || !preview_is_possible()) return NULL;
  struct preview_server *server = malloc(sizeof *server);
  if (!server) return NULL;
  server->calls = calls;
  server->daemon = library.start_daemon(
      flags, port, NULL, NULL, answer, server, MHD_OPTION_SOCK_ADDR, &address,
      MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_TIMEOUT, timeout,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)(128 << 10), MHD_OPTION_THREAD_STACK_SIZE,
      (size_t)(512 << 10), MHD_OPTION_URI_LOG_CALLBACK, begin, server,
      MHD_OPTION_NOTIFY_COMPLETED, end, server, MHD_OPTION_END);
  if (server->daemon) return server;
  free(server);
  return NULL;
}

void preview_stop(struct preview_server *server) {
  library.stop_daemon(server->daemon);
  free(server);
}

uint16_t preview_port(struct preview_server *server) {
  const union MHD_DaemonInfo *info =
      library.get_daemon_info(server->daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}

const char *preview_header(struct MHD_Connection *connection, const char *name) {
  return library.lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

struct MHD_Response *preview_response(
    uint64_t size, size_t piece,
    ssize_t (*read)(void *context, uint64_t position, char *buffer, size_t room), void *context,
    void (*finish)(void *context)) {
  return library.create_response_from_callback(size, piece, read, context, finish);
}

bool preview_add_header(struct MHD_Response *response, const char *name, const char *value) {
  return library.add_response_header(response, name, value) == MHD_YES;
}

bool preview_queue(struct MHD_Connection *connection, unsigned status,
                   struct MHD_Response *response) {
  return library.queue_response(connection, status, response) == MHD_YES;
}

void preview_release(struct MHD_Response *response) { library.destroy_response(response); }

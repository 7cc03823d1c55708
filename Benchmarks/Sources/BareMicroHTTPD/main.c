// Answers every request with the bytes of one file, as fast as libmicrohttpd can: epoll, a pool of
// threads, one response made in advance.
//
// Usage: BareMicroHTTPD FILE THREADS. Prints its port.
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static struct MHD_Response *response;
static int seen;

static enum MHD_Result answer(void *context, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *upload,
                              size_t *uploadLength, void **request) {
  (void)context, (void)url, (void)method, (void)version, (void)upload, (void)uploadLength;
  // The first call brings the headers only; an answer to it would end the connection.
  if (*request == NULL) {
    *request = &seen;
    return MHD_YES;
  }
  return MHD_queue_response(connection, MHD_HTTP_OK, response);
}

int main(int argumentCount, char **arguments) {
  if (argumentCount != 3) return 64;
  FILE *file = fopen(arguments[1], "rb");
  if (file == NULL) return 66;
  static char bytes[16 << 20];
  size_t length = fread(bytes, 1, sizeof bytes, file);
  fclose(file);

  response = MHD_create_response_from_buffer(length, bytes, MHD_RESPMEM_PERSISTENT);
  MHD_add_response_header(response, "Content-Type", "image/svg+xml; charset=utf-8");
  struct MHD_Daemon *daemon = MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL, answer, NULL, MHD_OPTION_THREAD_POOL_SIZE,
      (unsigned int)atoi(arguments[2]), MHD_OPTION_END);
  if (daemon == NULL) return 70;
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  printf("%u\n", info->port);
  fflush(stdout);
  pause();
}

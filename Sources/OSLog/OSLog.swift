// What `import OSLog` brings along: loggers and their levels. Logs cannot be read back.
@_exported import os

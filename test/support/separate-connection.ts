/**
 * Header of a request that gets a separate connection. The server closes connections that were idle for a while; a
 * request that a busy machine sends over one at that moment is lost.
 */
export const separateConnection = { connection: 'close' }

import { createServer, type RequestListener } from 'node:http'

/** A loopback server in place of one on the internet. @returns its origin, without a slash */
export async function serveLoopback(
  listener: RequestListener,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address !== 'object') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

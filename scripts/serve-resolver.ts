import { lookup } from 'node:dns/promises'
import { createServer } from 'node:http'

/**
 * Resolves host names for the site of `npm start`, because a worker has no resolver of its own: GET /?name=example.org → a JSON
 * list of IP addresses, empty for an unknown name. It listens on the loopback, on a free port.
 * @returns its URL
 */
export async function serveResolver(): Promise<string> {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').searchParams.get('name') ?? ''
    void lookup(name, { all: true }).then(
      (found) => response.end(JSON.stringify(found.map(({ address }) => address))),
      () => response.end('[]'),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The resolver has no port.')
  return `http://127.0.0.1:${address.port}`
}

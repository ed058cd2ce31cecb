import { createServer } from 'node:http'

/** A monitoring service on the loopback that stores the envelopes it receives. */
export interface Ingest {
  dsn: string
  envelopes: { path: string; headers: Record<string, unknown>; body: string }[]
  stop(): void
}

/** Requests to this path are answered but not stored: a page sends one to know that its earlier ones have arrived. */
export const barrierPath = '/barrier'

export async function startIngest(): Promise<Ingest> {
  const envelopes: Ingest['envelopes'] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      if (request.url !== barrierPath)
        envelopes.push({ path: request.url ?? '', headers: request.headers, body })
      response.setHeader('access-control-allow-origin', '*').end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address !== 'object') throw new Error('no port')
  return {
    dsn: `http://publickey@127.0.0.1:${address.port}/7`,
    envelopes,
    stop: () => server.close(),
  }
}

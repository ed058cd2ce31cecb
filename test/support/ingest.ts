import { serveLoopback } from './loopback.ts'

/** A monitoring service on the loopback that stores the envelopes it receives. */
export interface Ingest {
  dsn: string
  envelopes: { path: string; headers: Record<string, unknown>; body: string }[]
  stop(): Promise<void>
}

/** Requests to this path are answered but not stored: a page sends one to know that its earlier ones have arrived. */
export const barrierPath = '/barrier'

export async function startIngest(): Promise<Ingest> {
  const envelopes: Ingest['envelopes'] = []
  const { url, stop } = await serveLoopback((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      if (request.url !== barrierPath)
        envelopes.push({ path: request.url ?? '', headers: request.headers, body })
      response.setHeader('access-control-allow-origin', '*').end('{}')
    })
  })
  return { dsn: `${url.replace('://', '://publickey@')}/7`, envelopes, stop }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { siteUrl } from './fetch-site.ts'
import { serveLoopback } from './loopback.ts'

/** How slowly the parts of a page arrive. */
export interface Delays {
  /** Milliseconds between two pieces of HTML; 0 for the whole page at once. */
  html: number
  fonts: number
  scripts: number
}

/** Bytes of HTML sent at once: 8 kB when compressed, about half of what a new connection sends before it waits. */
const pieceBytes = 48_000

function delayOf(path: string, { fonts, scripts }: Delays): number {
  if (path.endsWith('.woff2')) return fonts
  return path.endsWith('.js') ? scripts : 0
}

async function forward(request: IncomingMessage, response: ServerResponse, delays: Delays) {
  const path = request.url ?? '/'
  const { cookie = '' } = request.headers
  const answer = await fetch(siteUrl() + path, { headers: { cookie } })
  const type = answer.headers.get('content-type') ?? ''
  const body = Buffer.from(await answer.arrayBuffer())
  await wait(delayOf(path, delays))
  response.writeHead(answer.status, { 'content-type': type })
  if (!type.startsWith('text/html') || delays.html === 0) return response.end(body)
  for (let from = 0; from < body.length; from += pieceBytes) {
    response.write(body.subarray(from, from + pieceBytes))
    await wait(delays.html)
  }
  return response.end()
}

/** The served site through a slow line. It answers GET only, without the site's headers. */
export async function serveSlowly(delays: Delays) {
  return await serveLoopback((request, response) => {
    forward(request, response, delays).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined)
    })
  })
}

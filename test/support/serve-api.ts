import type { IncomingMessage, ServerResponse } from 'node:http'
import { api } from '../../worker/api/index.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { listDelivered } from '../../worker/domain/messages/mail/delivered-mail.ts'
import { serveLoopback } from './loopback.ts'

interface ApiBindings extends Record<string, unknown> {
  DB: D1Database
}

async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return null
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers, url = '/' } = incoming
  const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.fromEntries(pairs),
    body: await bodyOf(incoming),
  })
}

/**
 * Serves the API of this process over HTTP, and /dev/mail.json, at the bindings that `env` returns: for tests of many requests
 * or passwords, which cost a fraction of those of the built worker. It has neither pages nor limits of Cloudflare.
 */
export async function serveApi(env: () => ApiBindings): ReturnType<typeof serveLoopback> {
  const running = new Set<Promise<unknown>>()
  const waitUntil = (work: Promise<unknown>): void => {
    const ended = work.finally(() => running.delete(ended))
    running.add(ended)
  }
  const context = { waitUntil, passThroughOnException: () => {}, props: {} }
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/dev/mail.json') return await api.fetch(request, env(), context)
    const mails = await listDelivered(createDatabase(env().DB), searchParams.get('address'))
    return Response.json({ mails })
  }
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    try {
      const response = await answer(await requestOf(incoming))
      outgoing.statusCode = response.status
      outgoing.setHeaders(response.headers)
      outgoing.end(new Uint8Array(await response.arrayBuffer()))
    } catch (error) {
      outgoing.destroy(new Error('The API failed.', { cause: error }))
    }
  }
  const { url, stop } = await serveLoopback((...exchange) => void handle(...exchange))
  return {
    url,
    stop: async () => {
      await stop()
      await Promise.allSettled(running)
    },
  }
}

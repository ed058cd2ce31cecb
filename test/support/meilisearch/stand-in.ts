import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { serveLoopback } from '../loopback.ts'
import { HttpFailure, type Answer } from './exchange.ts'
import { handleRequest } from './routes.ts'
import { createStore } from './store.ts'

/** A fault in place of an answer: silence, or any response. Null answers as usual. */
export type Fault =
  | 'hang'
  | {
      status?: number
      type?: string
      body: string
      afterMs?: number
      headers?: Record<string, string>
    }
  | null

export const searchKey = 'the-search-key'
export const indexerKey = 'the-indexer-key'

/**
 * A Meilisearch on the loopback for tests: it accepts only what the real one accepts, computes its answers from the
 * records by search-rules.ts, and keeps the keys apart.
 */
export async function serveMeilisearch() {
  const store = createStore()
  const requests: { method: string; path: string; body: string; key: string | null }[] = []
  const refusedIds = new Set<number>()
  const state = {
    version: '1.50.0',
    /** A fault for some requests, tried before each. */
    fault: (_path: string): Fault => null,
  }
  const listener = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const body = await text(request)
    const key = request.headers.authorization?.replace(/^Bearer /u, '') ?? null
    const method = request.method ?? 'GET'
    requests.push({ method, path: url.pathname, body, key })
    const fault = state.fault(url.pathname)
    if (fault === 'hang') return
    if (fault !== null) {
      if (fault.afterMs !== undefined)
        await new Promise((resolve) => setTimeout(resolve, fault.afterMs))
      response.writeHead(fault.status ?? 200, {
        'content-type': fault.type ?? 'application/json',
        ...fault.headers,
      })
      response.end(fault.body)
      return
    }
    store.runTasks()
    const answer = answerOf(() =>
      handleRequest({
        store,
        refusedIds,
        version: state.version,
        method,
        url,
        body,
        rights: rightsOf(key),
        type: request.headers['content-type'],
      }),
    )
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
  }
  const server = await serveLoopback((request, response) => void listener(request, response))
  return { ...server, store, requests, refusedIds, state }
}
export type StandIn = Awaited<ReturnType<typeof serveMeilisearch>>

function rightsOf(key: string | null): 'none' | 'missing' | 'search' | 'index' {
  if (key === null) return 'missing'
  if (key === searchKey) return 'search'
  return key === indexerKey ? 'index' : 'none'
}

function answerOf(handle: () => Answer): Answer {
  try {
    return handle()
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error
    const { status, code, message } = error
    const type = status === 401 || status === 403 ? 'auth' : 'invalid_request'
    return {
      status,
      body: { message, code, type, link: `https://docs.meilisearch.com/errors#${code}` },
    }
  }
}

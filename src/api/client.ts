import type { hc } from 'hono/client'
import type { Api } from '../../worker/api/index.ts'

/** Hono's types of our API, one property per path segment: `client.events[':permalink'].$get(…)`. */
type Client = ReturnType<typeof hc<Api>>['api']

type Fetch = (input: string, init?: RequestInit) => Promise<Response>

interface RequestArguments {
  param?: Record<string, string>
  query?: Record<string, string | undefined>
}

function pathWith(path: readonly string[], { param = {}, query = {} }: RequestArguments): string {
  const parts = path.map((part) =>
    part.startsWith(':') ? encodeURIComponent(param[part.slice(1)] ?? '') : part,
  )
  const keys = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) keys.set(key, value)
  const text = keys.toString()
  return `/api/${parts.join('/')}${text === '' ? '' : `?${text}`}`
}

/**
 * Client for GET requests to our own API, typed by the API itself. It implements the part of Hono's client that we use,
 * in a sixth of its size: every hydrated page loads it.
 */
export function createClient(origin: string, fetch: Fetch): Client {
  const at = (path: readonly string[]): Client => {
    const part: Client = Object.create(null)
    return new Proxy(part, {
      get: (_part, key) =>
        key === '$get'
          ? (request: RequestArguments = {}, options: { init?: RequestInit } = {}) =>
              fetch(origin + pathWith(path, request), options.init)
          : at([...path, String(key)]),
    })
  }
  return at([])
}

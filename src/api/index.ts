import { createIsomorphicFn } from '@tanstack/react-start'
import { notFound, redirect } from '@tanstack/react-router'
import type { hc } from 'hono/client'
import type { Api } from '../../worker/api/index.ts'
import { callApi, createOutside } from './index.server.ts'
import { keepBodyText } from './json.ts'
import { ApiFailure } from '../model/values/errors.ts'
import type { MissingData } from './missing.ts'

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

const fetchApi = createIsomorphicFn()
  .server((input: RequestInfo | URL, init?: RequestInit) => callApi(input, init))
  .client((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init))

const origin = createIsomorphicFn()
  .server(() => 'http://localhost')
  .client(() => window.location.origin)

/** Typed client of our own API: over HTTP in a browser, in process on the server. */
export const api = createClient(origin(), fetchApi)

interface TypedResponse<T> {
  ok: boolean
  status: number
  json(): Promise<T>
  text(): Promise<string>
}

/** Only a rendered page needs the texts of its bodies. */
const keepText = createIsomorphicFn()
  .server(keepBodyText)
  .client(() => undefined)

/**
 * Body of a successful response.
 * @throws notFound of the router, with the error envelope's code and field, for 404 and 400 (invalid query)
 * @throws ApiFailure for any other status
 */
export async function bodyOf<T>(response: TypedResponse<T>): Promise<T> {
  if (response.ok) {
    const text = await response.text()
    const body: T = JSON.parse(text)
    keepText(body, text)
    return body
  }
  const { error } = Object(await response.json().catch(() => ({})))
  if (response.status === 404 || response.status === 400) {
    throw notFound({
      data: { code: error?.code ?? 'not-found', field: error?.field } satisfies MissingData,
    })
  }
  throw new ApiFailure(
    `The API responded with ${response.status} (request ${error?.requestId ?? 'without id'})`,
  )
}

const permanentRedirect = createIsomorphicFn()
  .server((href: string) => createOutside(() => redirect({ href, statusCode: 301 })))
  .client((href: string) => redirect({ href, statusCode: 301 }))

/** Redirects permanently to a path of this site. */
export function redirectTo(path: string): never {
  throw permanentRedirect(path)
}

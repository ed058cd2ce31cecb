import { createIsomorphicFn } from '@tanstack/react-start'
import { notFound, redirect } from '@tanstack/react-router'
import { browserFetch } from './browser-fetch.ts'
import { createClient } from './client.ts'
import { callApi, createOutside, keepGone } from './index.server.ts'
import { keepBodyText } from './json.ts'
import { ApiFailure, isErrorCode } from '../model/values/errors.ts'
import { recordOf } from '../model/values/record-of.ts'
import type { MissingData } from './missing.ts'

const fetchApi = createIsomorphicFn()
  .server((input: string, init?: RequestInit) => callApi(input, init))
  .client(browserFetch)

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

const goneStatus = 410
/** Statuses of a page that is not found: an unknown one, one with an invalid query, and one that was withdrawn. */
const notFoundStatuses = new Set([400, 404, goneStatus])

/** A page that was withdrawn is served with that status. */
const markGone = createIsomorphicFn()
  .server(keepGone)
  .client(() => undefined)

/** Only a rendered page needs the texts of its bodies. */
const keepText = createIsomorphicFn()
  .server(keepBodyText)
  .client(() => undefined)

/**
 * Body of a successful response.
 * @throws notFound of the router, with the error envelope's code and field, for 404, 410 and 400 (invalid query)
 * @throws ApiFailure for any other status
 */
export async function bodyOf<T>(response: TypedResponse<T>): Promise<T> {
  if (response.ok) {
    const text = await response.text()
    const body: T = JSON.parse(text)
    keepText(body, text)
    return body
  }
  const body: unknown = await response.json().catch(() => null)
  const { code, field, requestId } = recordOf(recordOf(body)['error'])
  if (response.status === goneStatus) markGone()
  if (notFoundStatuses.has(response.status)) {
    throw notFound({
      data: {
        code: isErrorCode(code) ? code : 'not-found',
        field: typeof field === 'string' ? field : undefined,
      } satisfies MissingData,
    })
  }
  throw new ApiFailure(
    `The API responded with ${response.status} (request ${typeof requestId === 'string' ? requestId : 'without id'})`,
  )
}

const permanentRedirect = createIsomorphicFn()
  .server((href: string) => createOutside(() => redirect({ href, statusCode: 301 })))
  .client((href: string) => redirect({ href, statusCode: 301 }))

/** Redirects permanently to a path of this site. */
export function redirectTo(path: string): never {
  throw permanentRedirect(path)
}

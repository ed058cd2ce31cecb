import { createIsomorphicFn } from '@tanstack/react-start'
import { notFound, redirect } from '@tanstack/react-router'
import { createClient } from './client.ts'
import { callApi } from './index.server.ts'
import { rememberAnswer } from './json.ts'
import { ApiFailure } from '../model/errors.ts'
import type { MissingData } from '../model/missing.ts'

const carry = createIsomorphicFn()
  .server((input: RequestInfo | URL, init?: RequestInit) => callApi(input, init))
  .client((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init))

const origin = createIsomorphicFn()
  .server(() => 'http://localhost')
  .client(() => window.location.origin)

/** The typed client of our own API; in the browser over HTTP, on the server in process. */
export const api = createClient(origin(), carry)

interface Answer<T> {
  ok: boolean
  status: number
  json(): Promise<T>
}

/**
 * The body of an answer.
 * @throws the router's notFound for 404 and for a query it cannot read (400), carrying the envelope's code; an ApiFailure otherwise
 */
export async function bodyOf<T>(answer: Answer<T>): Promise<T> {
  if (answer.ok) {
    const body = await answer.json()
    rememberAnswer(body)
    return body
  }
  const { error } = Object(await answer.json().catch(() => ({})))
  if (answer.status === 404 || answer.status === 400) {
    throw notFound({
      data: { code: error?.code ?? 'not-found', field: error?.field } satisfies MissingData,
    })
  }
  throw new ApiFailure(`The API answered ${answer.status} (${error?.requestId ?? 'no request id'})`)
}

/** Goes to an address of this site that is already in the visitor's language. */
export function moveTo(path: string): never {
  throw redirect({ href: path, statusCode: 301 })
}

import { env } from 'cloudflare:workers'
import { api } from '../../worker/api/index.ts'

/** Calls the Hono app of the API in process, without a network connection. */
export function callApi(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return Promise.resolve(api.fetch(new Request(input, init), env))
}

import { env } from 'cloudflare:workers'
import { api } from '../../worker/api/index.ts'

/** On the server the same Hono app answers in process: no socket, the same contract. */
export function callApi(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return Promise.resolve(api.fetch(new Request(input, init), env))
}

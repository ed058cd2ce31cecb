import { env } from 'cloudflare:workers'
import { api } from '../../worker/api/index.ts'
import { keepGone, outsideContexts } from '../request/rendering-context.server.ts'

/** Calls the Hono app of the API in process, without a network connection. */
export function callApi(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return Promise.resolve(api.fetch(new Request(input, init), env))
}

/** Creates a response that an error of the router carries, outside of the rendering's contexts. */
export const createOutside = <T>(create: () => T): T => outsideContexts(create)

export { keepGone }

import { env } from 'cloudflare:workers'
import { api } from '../../worker/api/index.ts'
import { keepGone, outsideContexts, renderedCookie } from '../request/rendering-context.server.ts'

/**
 * Calls the Hono app of the API in process, without a network connection, and with the visitor's cookies on a page that no
 * cache stores.
 */
export function callApi(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const cookie = renderedCookie()
  if (cookie !== null) request.headers.set('cookie', cookie)
  return Promise.resolve(api.fetch(request, env))
}

/** Creates a response that an error of the router carries, outside of the rendering's contexts. */
export const createOutside = <T>(create: () => T): T => outsideContexts(create)

export { keepGone }

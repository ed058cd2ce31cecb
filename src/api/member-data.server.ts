import { renderedCookie } from '../request/rendering-context.server.ts'
import { callApi } from './index.server.ts'

/** Response of the API to the member that a page is rendered for; null without a session, and for another failure. */
export async function readMemberData(path: string): Promise<unknown> {
  if (renderedCookie() === null) return null
  const response = await callApi(`http://localhost${path}`)
  return response.ok ? await response.json() : null
}

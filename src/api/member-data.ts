import { createIsomorphicFn } from '@tanstack/react-start'
import { readMemberData } from './member-data.server.ts'

/**
 * Data of the signed-in member that the server renders into a page of members, so that it works without scripts. Null
 * without a session, and in a browser, which fetches them itself.
 */
export const servedMemberData: (path: string) => Promise<unknown> = createIsomorphicFn()
  .server(readMemberData)
  .client(() => Promise.resolve(null))

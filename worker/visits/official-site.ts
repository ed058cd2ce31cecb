import { redirectPath } from '../../src/model/values/redirect-path.ts'
import { createDatabase } from '../db/client.ts'
import { hasOfficialUrl } from '../domain/catalogue/events/has-official-url.ts'
import { readSettings } from '../settings/env.ts'
import { countVisit } from './count-visit.ts'

/**
 * Redirects `/redirect?event={permalink}&url={target}` (spec §2.2) to a site that the event itself names, and counts the
 * click. Null for any other target, which gives the page of a missing address: the site sends visitors nowhere else.
 */
export async function officialSiteRedirect(
  request: Request,
  { pathname, searchParams }: URL,
  env: unknown,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Response | null> {
  if (pathname !== redirectPath) return null
  const [permalink, target] = [searchParams.get('event'), searchParams.get('url')]
  if (permalink === null || target === null) return null
  const db = createDatabase(readSettings(env).DB)
  if (!(await hasOfficialUrl(db, permalink, target))) return null
  if (request.method === 'GET') countVisit('clicks', permalink, request, env, ctx)
  const headers = { location: target, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
  return new Response(null, { status: 302, headers })
}

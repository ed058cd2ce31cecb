import { splitLocale } from '../../src/i18n/paths.ts'
import { redirectPath, redirectTargetKey } from '../../src/model/values/redirect-path.ts'
import { safeRedirect } from '../../src/model/values/safe-redirect.ts'
import { createDatabase } from '../db/client.ts'
import { findHeldUrl } from '../domain/catalogue/events/find-held-url.ts'
import { outboundTarget } from '../http/outbound-target.ts'
import { readSettings } from '../settings/env.ts'
import { countVisit } from './count-visit.ts'

/** Path of this site that a target names, with or without its origin; null for other sites and unsafe paths. */
function pathWithin(target: string, origin: string): string | null {
  if (target.startsWith('/')) return safeRedirect(target, origin)
  const url = URL.parse(target)
  if (url?.origin !== origin || url.username !== '' || url.password !== '') return null
  return safeRedirect(url.pathname + url.search + url.hash, origin)
}

function redirectTo(location: string): Response {
  const headers = {
    location,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
  return new Response(null, { status: 302, headers })
}

/**
 * Redirects `/redirect?url={target}` (spec §2.2) to a page of this site, or to a site that an event names, and counts that
 * click for the event: for the one in `event` if it names the site too, else for the first. Null for any other target: the
 * page of the path then asks before it leads to another site, or is the page of a missing address.
 */
export async function outboundRedirect(
  request: Request,
  { pathname, searchParams, origin }: URL,
  env: unknown,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Response | null> {
  if (splitLocale(pathname).rest !== redirectPath) return null
  const text = searchParams.get(redirectTargetKey)
  if (text === null) return null
  const path = pathWithin(text, origin)
  if (path !== null) return redirectTo(path)
  const target = outboundTarget(text)
  if (target === null) return null
  const db = createDatabase(readSettings(env).DB)
  const held = await findHeldUrl(db, text, target, searchParams.get('event'))
  if (held === null) return null
  if (request.method === 'GET') countVisit('clicks', held.permalink, request, env, ctx)
  return redirectTo(held.url)
}

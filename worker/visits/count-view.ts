import { countVisit } from './count-visit.ts'
import { eventOfPath } from './event-of-path.ts'

type Context = Pick<ExecutionContext, 'waitUntil'>

/** Counts the page of an event that was served to a browser's window; a page that the browser still had counts, too. */
export function countView(
  request: Request,
  { pathname }: URL,
  status: number,
  env: unknown,
  ctx: Context,
): void {
  if (request.method !== 'GET' || (status !== 200 && status !== 304)) return
  if (request.headers.get('sec-fetch-dest') !== 'document') return
  const permalink = eventOfPath(pathname)
  if (permalink !== null) countVisit('views', permalink, request, env, ctx)
}

const seenPrefix = '/seen'

/** Counts the page of an event that a browser shows without a request for it, at `/seen` and its path; else null. */
export function seenResponse(
  request: Request,
  { pathname }: URL,
  env: unknown,
  ctx: Context,
): Response | null {
  if (!pathname.startsWith(`${seenPrefix}/`)) return null
  const permalink = eventOfPath(pathname.slice(seenPrefix.length))
  if (permalink === null) return null
  if (request.headers.get('sec-fetch-site') === 'same-origin')
    countVisit('views', permalink, request, env, ctx)
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

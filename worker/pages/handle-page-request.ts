import { matchesIfNoneMatch } from '../http/etag.ts'
import { requestIdHeader } from '../http/request-id.ts'
import { renderingMark } from '../runtime/rendered-since.ts'
import { systemTimeMs } from '../runtime/clock.ts'
import { readSettings } from '../settings/env.ts'
import { cachedPage, type Page } from './cache.ts'
import { pagePermissions, policyOf, type PolicySettings } from './content-policy.ts'
import { menuCounts } from './menu-counts.ts'
import { newNonce } from './nonce.ts'
import { fillPage } from './page-body.ts'
import { pageDataResponse } from './page-data.ts'
import { readPageRequest, type PageRequest } from './read-page-request.ts'
import { renderPage } from './render-page.ts'

/**
 * A page is cached by its URL, the context that it is rendered in, the version of the site, and the mark of the last change
 * that this isolate took.
 */
function cacheKeyOf({ url, context }: PageRequest, version: string): string {
  // The origin is part of canonical links, so a request for an invented host must not fill the cache of another.
  const { origin, pathname, search } = url
  const { locale, preferences, continent } = context
  const { currency, unit } = preferences
  const reader = [locale, currency, unit, continent ?? '']
  return [version, renderingMark(), origin, ...reader, pathname, search].join(' ')
}

const keyMaxLength = 400

/** Responds to the URL of a page: from the page cache, or rendered. */
export async function handlePageRequest(
  request: Request,
  requested: URL,
  env: unknown,
  ctx: ExecutionContext,
): Promise<Response> {
  const settings = readSettings(env)
  const page = readPageRequest(request, requested)
  const key = cacheKeyOf(page, settings.VERSION?.id ?? '')
  const isCacheable =
    !page.isPersonal && settings.PAGE_CACHE_SECONDS > 0 && key.length <= keyMaxLength
  const render = async () => {
    const counts = await menuCounts(settings.DB, page.context.locale)
    const context = { ...page.context, menuCounts: counts }
    return await renderPage(page.url, context, settings, isCacheable)
  }
  const rendered = isCacheable
    ? await cachedPage({
        url: page.url,
        key,
        now: systemTimeMs,
        freshMs: settings.PAGE_CACHE_SECONDS * 1000,
        render,
        waitUntil: (work) => ctx.waitUntil(work),
      })
    : await render()
  return pageDataResponse(requested, rendered) ?? pageResponse(request, page, rendered, settings)
}

/** The response to one request: with its own nonce and request id, or 304 if the browser has the page. */
function pageResponse(
  request: Request,
  { isPersonal, id }: PageRequest,
  rendered: Page,
  settings: PolicySettings,
): Response {
  const headers = new Headers(rendered.headers)
  if (isPersonal) {
    headers.set('cache-control', 'private, no-store')
    headers.delete('etag')
  }
  headers.set(requestIdHeader, id)
  const etag = headers.get('etag')
  if (etag !== null && matchesIfNoneMatch(request, etag))
    return new Response(null, { status: 304, headers })
  const nonce = newNonce()
  headers.set('content-security-policy', policyOf(nonce, settings))
  headers.set('permissions-policy', pagePermissions(settings))
  const isEmpty = request.method === 'HEAD' || rendered.body.bytes.length === 0
  const body = isEmpty ? null : fillPage(rendered.body, { requestId: id, nonce })
  return new Response(body, { status: rendered.status, headers })
}

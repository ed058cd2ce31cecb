import { splitLocale } from '../../src/i18n/paths.ts'
import {
  runWithRenderingContext,
  type RenderingContext,
  type RequestContext,
} from '../../src/request/rendering-context.server.ts'
import { bibKey } from '../../src/model/event/bib-name.ts'
import { redirectPath } from '../../src/model/values/redirect-path.ts'
import { requestIdOf } from '../http/request-id.ts'
import { preferencesOfRequest } from '../preferences/visitor-choice.ts'
import { renderingMark } from '../runtime/rendered-since.ts'
import { createClock, systemTimeMs } from '../runtime/clock.ts'
import { readSettings, type Settings } from '../settings/env.ts'
import { cachedPage, type Page } from './cache.ts'
import { contentMark } from './content-mark.ts'
import { encodeRendering } from './encode-rendering.ts'
import { isNearbyQuery, placeForPage } from './here.ts'
import { isMemberPath } from './member-path.ts'
import { menuCounts } from './menu-counts.ts'
import { newNonce } from './nonce.ts'
import { pageDataResponse, storePageData } from './page-data.ts'
import { pageResponse } from './page-response.ts'
import { pageUrl } from './page-url.ts'
import { isProofPath } from './rate-limit.ts'
import { handleRender } from './render-to-text.ts'
import { saleMark } from './sale-mark.ts'
import { subjectOfPage } from './subject-of-page.ts'

/** Everything that is known of a request for a page, read from it once. */
interface PageRequest {
  /** URL to render: readable, with the query keys of its page only. */
  url: URL
  context: RequestContext
  /**
   * True for a page that no cache may store: a member's page, one of events nearby, one with a name on a bib, one that asks before it leaves the
   * site, whose URL anybody can invent, or a certificate, which may end at any time.
   */
  isPersonal: boolean
  /** Id of the request, which the page shows. */
  id: string
}

const isRedirectPage = (pathname: string): boolean =>
  splitLocale(pathname).rest.toLowerCase() === redirectPath

function readPageRequest(request: Request, requested: URL): PageRequest {
  const url = pageUrl(requested)
  const isMembers = isMemberPath(url.pathname)
  return {
    url,
    context: {
      locale: splitLocale(url.pathname).locale,
      preferences: preferencesOfRequest(request),
      ...placeForPage(request, url),
      cookie: isMembers ? request.headers.get('cookie') : null,
    },
    isPersonal:
      isNearbyQuery(url) ||
      url.searchParams.has(bibKey) ||
      isMembers ||
      isRedirectPage(url.pathname) ||
      isProofPath(url.pathname),
    id: requestIdOf(request.headers),
  }
}

/**
 * A page is cached by its URL, the context that it is rendered in, the version of the site, the mark of the last change
 * of its subject that this isolate took, for pages of documents the mark of the last publication, and for an event that is
 * sold here the state of its sale.
 */
function cacheKeyOf(
  { url, context }: PageRequest,
  version: string,
  content: string,
  now: Date,
): string {
  // The origin is part of canonical links, so a request for an invented host must not fill the cache of another.
  const { origin, pathname, search } = url
  const { locale, preferences, continent } = context
  const { currency, unit } = preferences
  const reader = [locale, currency, unit, continent ?? '']
  const mark = renderingMark(subjectOfPage(pathname), now)
  return [version, mark, content, origin, ...reader, pathname, search].join(' ')
}

const keyMaxLength = 400

/**
 * Renders a page, alike for all visitors: the renderer gets the URL only, no cookie or header of the visitor, except for
 * pages of members, which no cache stores. Each rendering has an unguessable nonce, so that text of a page cannot be
 * executed as a script.
 */
async function renderPage(
  { url, context }: PageRequest,
  settings: Settings,
  isCacheable: boolean,
): Promise<Page> {
  const counts = await menuCounts(settings.DB, context.locale)
  const unrendered = { nonce: newNonce(), html: null, isGone: false, bodies: [] }
  const rendering: RenderingContext = { ...context, menuCounts: counts, ...unrendered }
  const response = await runWithRenderingContext(rendering, () => handleRender(new Request(url)))
  const page = await encodeRendering(response, rendering, settings, isCacheable)
  return rendering.isGone && page.status === 404 ? { ...page, status: 410 } : page
}

/** Responds to the URL of a page: from the page cache, or rendered. */
export async function handlePageRequest(
  request: Request,
  requested: URL,
  env: unknown,
  ctx: ExecutionContext,
): Promise<Response> {
  const settings = readSettings(env)
  const page = readPageRequest(request, requested)
  const times = { elapsed: systemTimeMs(), now: createClock(settings).now() }
  const { pathname } = page.url
  const [documents, sale] = await Promise.all([
    contentMark(settings.DB, pathname, times),
    saleMark(settings.DB, pathname, times),
  ])
  const content = documents + sale
  const key = cacheKeyOf(page, settings.VERSION?.id ?? '', content, times.now)
  const isCacheable =
    !page.isPersonal && settings.PAGE_CACHE_SECONDS > 0 && key.length <= keyMaxLength
  const render = async () => {
    const rendered = await renderPage(page, settings, isCacheable)
    if (rendered.body.dataTag !== '') ctx.waitUntil(storePageData(page.url, rendered.body))
    return rendered
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
  const data = await pageDataResponse(requested, rendered.body)
  return data ?? pageResponse(request, page, rendered, settings)
}

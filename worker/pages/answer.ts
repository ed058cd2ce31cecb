import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { splitLocale } from '../../src/i18n/paths.ts'
import { systemTimeMs } from '../runtime/clock.ts'
import {
  developmentPolicy,
  pagePermissions,
  pagePolicy,
  type PolicySettings,
} from './content-policy.ts'
import { weakEtag, matchesIfNoneMatch } from '../http/etag.ts'
import { unlessBroken } from './crashed.ts'
import { readSettings } from '../settings/env.ts'
import { asksForNear, coarsePlace } from './here.ts'
import { isMemberPath } from './member-path.ts'
import { newNonce } from './nonce.ts'
import { keptPage, type Page } from './cache.ts'
import { forRequest, withReactOnIntent } from './html.ts'
import { pageUrl } from './request.ts'
import { preferencesOfRequest } from '../preferences/cookies.ts'
import { requestIdHeader, requestIdOf } from '../http/request-id.ts'
import { inVisit, type Visit } from './rendering-context.ts'

// String rendering: 2.7 times less CPU a page than streaming (docs/decisions/0005-string-rendering.md).
const renderPage = createStartHandler(defaultRenderHandler)

const policyOf = (nonce: string, settings: PolicySettings): string =>
  import.meta.env.DEV ? developmentPolicy : pagePolicy(nonce, settings)

/**
 * Renders a page as anybody sees it: the renderer is given the address alone, no cookie and no header of the visitor.
 * Each rendering has a nonce that nobody can guess, so that no text of a page can claim to be one of its scripts.
 */
async function render(url: URL, visit: Visit, settings: PolicySettings): Promise<Page> {
  const nonce = newNonce()
  const seen = { ...visit, nonce }
  const answer = unlessBroken(await inVisit(seen, () => renderPage(new Request(url))))
  const html = withReactOnIntent(await answer.text())
  const headers = [...answer.headers]
  // A page under another policy is another page: a browser that has it keeps the policy it came with.
  if (answer.status === 200)
    headers.push(['etag', weakEtag(policyOf('', settings) + html.replaceAll(nonce, ''))])
  return { status: answer.status, html, nonce, headers }
}

/** What decides what a page shows: its address (page-request.ts), its language, the preferences it is worded in, and the deployment. */
function keyOf(url: URL, { locale, preferences }: Visit, version: string): string {
  // The origin is in canonical links: a page asked for under a made-up host is nobody else's.
  const { origin, pathname, search } = url
  const { currency, unit } = preferences
  return [version, origin, locale, currency, unit, pathname, search].join(' ')
}

const longestKey = 400

/** Answers the address of a page: from the page cache, or rendered. */
export async function pageAnswer(
  request: Request,
  url: URL,
  env: unknown,
  ctx: ExecutionContext,
): Promise<Response> {
  const settings = readSettings(env)
  const page = pageUrl(url)
  const { locale } = splitLocale(page.pathname)
  const near = asksForNear(page)
  const personal = near || isMemberPath(page.pathname)
  const visit: Visit = {
    locale,
    preferences: preferencesOfRequest(request),
    ...(near ? { place: coarsePlace(request) } : {}),
  }
  const key = keyOf(page, visit, settings.VERSION?.id ?? '')
  const draw = () => render(page, visit, settings)
  const rendered =
    personal || settings.PAGE_CACHE_SECONDS === 0 || key.length > longestKey
      ? await draw()
      : await keptPage({
          url: page,
          key,
          now: systemTimeMs,
          freshMs: settings.PAGE_CACHE_SECONDS * 1000,
          render: draw,
          after: (work) => ctx.waitUntil(work),
        })
  const requestId = requestIdOf(request.headers)
  const answer = new Headers(rendered.headers)
  if (personal) {
    answer.set('cache-control', 'private, no-store')
    answer.delete('etag')
  }
  answer.set(requestIdHeader, requestId)
  const tag = answer.get('etag')
  if (tag !== null && matchesIfNoneMatch(request, tag))
    return new Response(null, { status: 304, headers: answer })
  const nonce = newNonce()
  answer.set('content-security-policy', policyOf(nonce, settings))
  answer.set('permissions-policy', pagePermissions(settings))
  const empty = request.method === 'HEAD' || rendered.html === ''
  const body = empty ? null : forRequest(rendered, { requestId, nonce })
  return new Response(body, { status: rendered.status, headers: answer })
}

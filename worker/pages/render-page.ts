import beforePaint from 'startline:inline/before-paint'
import loadBoot from 'startline:inline/load-boot'
import opened from '../../src/styles/opened.css?url'
import { weakEtag } from '../http/etag.ts'
import type { Page } from './cache.ts'
import { policyOf, type PolicySettings } from './content-policy.ts'
import { throwIfCrashed } from './crash-response.ts'
import {
  splitPage,
  withDataApart,
  withLaterSheet,
  withoutMoment,
  withReactOnIntent,
  type PageText,
} from './html.ts'
import { newNonce } from './nonce.ts'
import { encodePage } from './page-body.ts'
import { pageTag } from './page-data.ts'
import { handleRender } from './render-to-text.ts'
import {
  runWithRenderingContext,
  takeRenderedHtml,
  type RenderingContext,
} from './rendering-context.ts'

/**
 * Renders a page, alike for all visitors: the renderer gets the URL only, no cookie or header of the visitor, except for
 * pages of members, which no cache stores. Each rendering has an unguessable nonce, so that text of a page cannot be executed as a script.
 * @param hasDataApart true for a page that is cached: its data are requested apart from it (page-data.ts)
 */
export async function renderPage(
  url: URL,
  context: Omit<RenderingContext, 'nonce' | 'html'>,
  settings: PolicySettings,
  hasDataApart: boolean,
): Promise<Page> {
  const nonce = newNonce()
  const rendering: RenderingContext = { ...context, nonce, html: null }
  const response = await runWithRenderingContext(rendering, () => handleRender(new Request(url)))
  throwIfCrashed(response)
  const text = takeRenderedHtml(rendering) ?? (await response.text())
  const split = splitPage(text)
  const whole = withLaterSheet(withReactOnIntent(split, nonce, { beforePaint, loadBoot }), opened)
  const headers = [...response.headers]
  // The ETag covers what a visitor sees, so that it outlives a rendering, and the policy: a browser that revalidates
  // its copy keeps the policy that came with it.
  if (response.status !== 200)
    return { status: response.status, body: encodePage(textsOf(whole), nonce), headers }
  const etag = weakEtag(policyOf('', settings), ...withoutMoment(whole, nonce))
  headers.push(['etag', etag])
  const { page, data } = hasDataApart
    ? withDataApart(whole, pageTag(etag))
    : { page: whole, data: '' }
  return { status: 200, body: encodePage(textsOf(page), nonce, data), headers }
}

const textsOf = ({ head, body, rest }: PageText): string[] => [head, body, rest]

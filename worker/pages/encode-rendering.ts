import beforePaint from 'startline:inline/before-paint'
import loadBoot from 'startline:inline/load-boot'
import opened from '../../src/styles/opened.css?url'
import { digestOf, weakEtag } from '../http/etag.ts'
import type { Page } from './cache.ts'
import { policyOf, type PolicySettings } from './content-policy.ts'
import { throwIfCrashed } from './crash-response.ts'
import {
  splitPage,
  withBodies,
  withDataTag,
  withLaterSheet,
  withoutData,
  withoutMoment,
  withReactOnIntent,
  type PageText,
} from './html.ts'
import { encodePage, sharedBytes } from './page-body.ts'
import { pageData } from './page-data.ts'
import {
  takeRenderedHtml,
  type RenderingContext,
} from '../../src/request/rendering-context.server.ts'

/**
 * Page of a response of the renderer and of what the rendering left in its context.
 * @param hasDataApart true for a page that is cached: its data are requested apart from it (page-data.ts)
 */
export async function encodeRendering(
  response: Response,
  rendering: RenderingContext,
  settings: PolicySettings,
  hasDataApart: boolean,
): Promise<Page> {
  const { nonce } = rendering
  throwIfCrashed(response)
  const text = takeRenderedHtml(rendering) ?? (await response.text())
  const split = splitPage(text)
  const whole = withLaterSheet(withReactOnIntent(split, nonce, { beforePaint, loadBoot }), opened)
  const headers = [...response.headers]
  const { status } = response
  const withDataInside = () =>
    encodePage(textsOf(withBodies(whole, nonce, rendering.bodies)), nonce)
  if (status !== 200) return { status, body: withDataInside(), headers }
  const { page, data } = dataOfPage(whole, rendering.bodies)
  const apart = encodePage(textsOf(page), nonce, data)
  // The ETag covers what a visitor sees and the tag of the data, so that it outlives a rendering, and the policy: a browser
  // that revalidates its copy keeps the policy that came with it.
  headers.push(['etag', weakEtag(policyOf('', settings), sharedBytes(apart))])
  return { status, body: hasDataApart ? apart : withDataInside(), headers }
}

/** A page without its data, whose tag it names. */
function dataOfPage(whole: PageText, bodies: readonly string[]) {
  const { page, script } = withoutData(whole)
  const tag = digestOf(withoutMoment(script), ...bodies)
  return { page: withDataTag(page, tag), data: { text: pageData(bodies, script), tag } }
}

const textsOf = ({ head, body, rest }: PageText): string[] => [head, body, rest]

import { createIsomorphicFn } from '@tanstack/react-start'
import { exactPlace } from '../browser/exact-place.ts'
import type { Point } from '../model/calendar/calendar.ts'
import type { Continent } from '../model/calendar/start-box.ts'
import { requestIdPlaceholder } from '../model/values/request-id.ts'
import { m } from '../paraglide/messages.js'
import { renderedContinent, renderedNonce, renderedPlace } from './rendering-context.server.ts'
import { serverGoogle, serverOrigin } from './site-settings.server.ts'

/**
 * Facts about the request that a page is rendered for. The server takes them from the rendering context; a browser
 * reads them from the attributes of <html> that the server wrote.
 */

/**
 * Place of the reader: on the server a coarse one, only where the URL asks for events nearby; in a browser the exact
 * one, where the visitor allowed it in this tab. Null leaves it to the edge.
 */
export const getHere: () => Point | null = createIsomorphicFn()
  .server(() => renderedPlace())
  .client(() => exactPlace())

/** Opening of the page's map: on the visitor's continent, in a browser as the edge guesses it, or the world. */
export const getOpening: () => Continent | 'World' | 'Here' = createIsomorphicFn()
  .server((): Continent | 'World' | 'Here' => renderedContinent() ?? 'World')
  .client((): Continent | 'World' | 'Here' => 'Here')

/** Id of the request that this page answers, for the footer and the error page. */
export const getRequestId: () => string = createIsomorphicFn()
  .server(() => requestIdPlaceholder)
  .client(() => document.documentElement.dataset['requestId'] ?? '')

/** Nonce of this rendering's scripts, which the page's content security policy requires; '' in a browser. */
export const scriptNonce: () => string = createIsomorphicFn()
  .server(() => renderedNonce())
  .client(() => '')

/** Public origin without a trailing slash: the setting SITE_ORIGIN, or the origin of the request. */
export const siteOrigin = createIsomorphicFn()
  .server(() => serverOrigin())
  .client(() => document.documentElement.dataset['origin'] ?? window.location.origin)

/** Attributes of <html> with Google's client id, script and the text of a refusal; none where signing in with Google is off. */
export const googleAttributes = createIsomorphicFn()
  .server(() => {
    const offer = serverGoogle()
    return offer === null
      ? {}
      : {
          'data-google-client': offer.client,
          'data-google-script': offer.script,
          'data-google-failed': m.google_failed(),
        }
  })
  .client(() => {
    const { googleClient, googleScript, googleFailed } = document.documentElement.dataset
    return googleClient === undefined
      ? {}
      : {
          'data-google-client': googleClient,
          'data-google-script': googleScript,
          'data-google-failed': googleFailed,
        }
  })

import {
  createStartHandler,
  defineHandlerCallback,
  StartServer,
} from '@tanstack/react-start/server'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { keepRenderedHtml, outsideContexts } from '../../src/request/rendering-context.server.ts'

/**
 * Start's handler that renders to a string (docs/decisions/0005-string-rendering.md). It hands over the text itself:
 * Start's own puts it into a response, which encodes the whole page only for us to decode it again.
 */
export const handleRender = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    try {
      const page = renderToString(createElement(StartServer, { router }))
      keepRenderedHtml(await transformHtmlStringWithRouter(router, page))
      const status = getSsrStatus(router)
      return outsideContexts(() => new Response(null, { status, headers: responseHeaders }))
    } catch (error) {
      console.error('A component threw while the page was rendered:', error)
      return outsideContexts(() => new Response(null, { status: 500 }))
    } finally {
      router.serverSsr?.cleanup()
    }
  }),
)

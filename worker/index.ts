import '../src/i18n/all-words.ts'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { paraglideMiddleware } from '../src/paraglide/server.js'
import { api } from './api/index.ts'
import { languageRedirect } from './language-redirect.ts'

// String rendering: 2.7 times less CPU a page than streaming (docs/decisions/0005-string-rendering.md).
const renderPage = createStartHandler(defaultRenderHandler)

export default {
  async fetch(request, env, ctx) {
    const url = new URL(request.url)
    if (url.pathname.startsWith('/api/')) return await api.fetch(request, env, ctx)
    const redirect = languageRedirect(request, url)
    if (redirect !== null) return redirect
    // The original request goes on, never a de-localised one: that would redirect for ever.
    return await paraglideMiddleware(request, () => renderPage(request))
  },
} satisfies ExportedHandler<Record<string, unknown>>

import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { canonicalPath, localPath, splitLocale } from './i18n/paths.ts'
import { getLocale } from './paraglide/runtime.js'
import { routeTree } from './routeTree.gen.ts'
import { CrashPage } from './shell/crash-page.tsx'
import { loadMessages } from './request/load-messages.ts'
import { scriptNonce } from './request/rendering.ts'
import { ServedMissingPage } from './shell/served-missing-page.server.ts'

/** Parses query keys as plain strings; of a repeated key the first value counts. */
function parseSearch(text: string): Record<string, string> {
  const keys: Record<string, string> = Object.create(null)
  for (const [key, value] of new URLSearchParams(text)) keys[key] ??= value
  return keys
}

function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search))
    if (typeof value === 'string') query.set(key, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Few visits meet a missing page: a browser loads its code and texts when it shows one. */
const missingPage = createIsomorphicFn()
  .server(() => ServedMissingPage)
  .client(() =>
    lazyRouteComponent(async () => {
      await loadMessages('missing')
      return await import('./shell/missing-page.tsx')
    }, 'MissingPage'),
  )

/** The router knows canonical English paths; `rewrite` translates from and to those of the page's language. */
export function getRouter() {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    ssr: { nonce: scriptNonce() },
    defaultNotFoundComponent: missingPage(),
    defaultErrorComponent: CrashPage,
    rewrite: {
      input: ({ url }) => {
        const { locale, rest } = splitLocale(url.pathname)
        url.pathname = canonicalPath(rest, locale)
        return url
      },
      output: ({ url }) => {
        url.pathname = localPath(url.pathname, getLocale())
        return url
      },
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}

// React is evaluated first, then the rest.
import 'react-dom/client'
import './browser/evaluation-pause.ts'
import { RouterProvider } from '@tanstack/react-router'
import { hydrate as hydrateRouter } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { apiJson } from './api/json.ts'
import { receiveBodies } from './api/page-bodies.ts'
import { holdListeners } from './browser/hold-listeners.ts'
import { nextTask } from './browser/next-task.ts'
import { isLocale } from './model/locales.ts'
import { registerWords, type PathWords } from './i18n/words.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'
import { getRouter } from './router.tsx'

/** Calls back when React has hydrated its children. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/**
 * Hydrates the served page after the messages of its language have been loaded. It replaces StartClient, which also loads
 * 11 kB of transport for server functions; we have none (docs/decisions/0027-react-on-intent.md).
 * Ends when React has hydrated the page.
 * @param bodies of the API that the page was rendered from, one JSON text a line
 */
export async function hydrate(localeName: string, words: PathWords, bodies: string): Promise<void> {
  const locale = isLocale(localeName) ? localeName : 'en'
  overwriteGetLocale(() => locale)
  registerWords(locale, words)
  receiveBodies(bodies)
  const router = getRouter()
  await nextTask()
  // The router scrolls each page to its top, but the page that is being hydrated must stay at the visitor's position.
  let isHydrated = false
  const scrollRestoration = () => {
    const restores = isHydrated
    isHydrated = true
    // This event makes the router record the position, which it restores when the visitor comes back.
    if (!restores) setTimeout(() => document.dispatchEvent(new Event('scroll')))
    return restores
  }
  Object.assign(router.options, { serializationAdapters: [apiJson], scrollRestoration })
  await hydrateRouter(router)
  await nextTask()
  // In a transition, React yields to the visitor's input while it hydrates. At a press or a key it would hydrate the whole
  // page at once, for 150 ms and more on a slow phone: the boot script and the browser handle that input alone, as before.
  await new Promise<void>((resolve) => {
    const release = holdListeners(() => {
      startTransition(() => {
        hydrateRoot(
          document,
          <StrictMode>
            <Hydrated
              onHydrated={() => {
                release()
                resolve()
              }}
            >
              <RouterProvider router={router} />
            </Hydrated>
          </StrictMode>,
        )
      })
    })
  })
}

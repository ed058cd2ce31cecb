import { RouterProvider } from '@tanstack/react-router'
import { hydrate as hydrateRouter } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { useMessages } from 'startline:messages'
import { apiJson } from './api/json.ts'
import { isLocale } from './i18n/locales.ts'
import { registerWords, type Words } from './i18n/words.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'
import { getRouter } from './router.tsx'

/**
 * Gives the served page to React, in the one language that was loaded for it. What StartClient does besides belongs to
 * server functions, which we have none of: their transport would be 11 kB (docs/decisions/0027-react-on-intent.md).
 */
export async function hydrate(
  named: string,
  messages: readonly unknown[],
  words: Words | undefined,
): Promise<void> {
  const locale = isLocale(named) ? named : 'en'
  overwriteGetLocale(() => locale)
  useMessages(messages)
  if (words !== undefined) registerWords(locale, words)
  const router = getRouter()
  // The router begins a page at its top. The one that React takes over has been read for a while: it stays where it is.
  let takenOver = false
  const scrollRestoration = () => {
    const after = takenOver
    takenOver = true
    // What was scrolled before there was a router is told to it now, for the way back.
    if (!after) setTimeout(() => document.dispatchEvent(new Event('scroll')))
    return after
  }
  Object.assign(router.options, { serializationAdapters: [apiJson], scrollRestoration })
  await hydrateRouter(router)
  // As a transition, React gives way to what the visitor does while it takes over.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
}

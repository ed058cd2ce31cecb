import { StartClient } from '@tanstack/react-start/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { useMessages } from 'startline:messages'
import { isLocale } from './i18n/locales.ts'
import { registerWords, type Words } from './i18n/words.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

/** Gives the served page to React, in the one language that was loaded for it. */
export function hydrate(named: string, messages: object | undefined, words: Words | undefined) {
  const locale = isLocale(named) ? named : 'en'
  overwriteGetLocale(() => locale)
  useMessages(messages)
  if (words !== undefined) registerWords(locale, words)
  // As a transition, React gives way to what the visitor does while it takes over.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
    )
  })
}

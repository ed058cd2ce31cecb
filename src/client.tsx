import { StartClient } from '@tanstack/react-start/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { useMessages } from 'startline:messages'
import { isLocale } from './i18n/locales.ts'
import { registerWords, type Words } from './i18n/words.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

// One language a browser: its messages and its route words, chosen by the page that was served.
const messages = import.meta.glob('./paraglide/messages/[a-z]*.js')
const words = import.meta.glob<Words>('./i18n/words/*.ts', { import: 'words' })

const named = document.documentElement.dataset['locale'] ?? ''
const locale = isLocale(named) ? named : 'en'
const [localeMessages, localeWords] = await Promise.all([
  messages[`./paraglide/messages/${locale}.js`]?.(),
  words[`./i18n/words/${locale}.ts`]?.(),
])
overwriteGetLocale(() => locale)
useMessages(localeMessages)
if (localeWords !== undefined) registerWords(locale, localeWords)

hydrateRoot(
  document,
  <StrictMode>
    <StartClient />
  </StrictMode>,
)

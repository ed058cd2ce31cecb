import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { renderedPreferences } from './rendering-context.server.ts'
import { createBoundedCache } from '../../worker/runtime/bounded-cache.ts'
import { getLocale } from '../paraglide/runtime.js'

/** Characters of markup and keys per isolate, of its 128 MB; a row of a list has some 3,000. */
const mostCharacters = 4_000_000

const markups = createBoundedCache<string>(
  mostCharacters,
  (markup, key) => markup.length + key.length,
)

/** Markup of content that each page has in its own way. */
export const renderMarkup = (content: ReactNode): string => renderToString(content)

/** Markup of content, rendered once per isolate for each key, locale, currency and unit. */
export function markupOf(key: string, render: () => ReactNode): string {
  const { currency, unit } = renderedPreferences()
  const whole = `${getLocale()} ${currency} ${unit} ${key}`
  const found = markups.get(whole)
  if (found !== undefined) return found
  const markup = renderMarkup(render())
  markups.set(whole, markup)
  return markup
}

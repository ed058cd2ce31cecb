import { recordOf } from '../src/model/values/record-of.ts'
import '../src/i18n/all-words.ts'
import type { Locale } from '../src/model/locales.ts'
import { wordsOf } from '../src/i18n/words.ts'
import type { MessageLists } from './message-lists.ts'
import { messageTexts } from './message-texts.ts'

/** Shape of a message with plural forms in src/i18n/messages. */
interface Variants {
  selectors: readonly string[]
  match: Record<string, string>
}

const isVariants = (value: unknown): value is Variants => Object.hasOwn(recordOf(value), 'match')

/** A text, or the forms of a counted one by the category of `Intl.PluralRules`. @throws Error if it varies by anything else */
function formsOf(key: string, message: unknown): unknown {
  if (typeof message === 'string') return message
  const [variants, ...more] = [message].flat()
  if (!isVariants(variants) || more.length > 0 || variants.selectors.join() !== 'countPlural')
    throw new Error(`${key} varies by more than the plural of its count.`)
  const forms = Object.entries(variants.match)
  return Object.fromEntries(forms.map(([when, text]) => [when.replace('countPlural=', ''), text]))
}

/** The route words of a locale without those of sports, whose links come from the server as markup or data. */
function routeWords(locale: Locale): object {
  const served = new Set(['groups', 'sports', 'distances'])
  return Object.fromEntries(Object.entries(wordsOf(locale)).filter(([name]) => !served.has(name)))
}

/**
 * Module with the messages of a list as an array with gaps, in which each is at its index among all keys. That of the
 * frame exports the route words, too.
 */
export function listCode({ keys, lists }: MessageLists, locale: Locale, list: string): string {
  const texts = messageTexts(locale)
  const listed = lists.get(list)
  const items = keys.map((key) =>
    listed?.has(key) ? JSON.stringify(formsOf(key, texts.get(key))) : '',
  )
  const words = list === 'frame' ? `;export const words=${JSON.stringify(routeWords(locale))}` : ''
  return `export const messages=[${items.join(',').replace(/,+$/u, '')}]${words}`
}

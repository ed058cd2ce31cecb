import * as v from 'valibot'
import type { Locale } from '../../src/model/locales.ts'
import { onceEach, textOf } from './read-project.ts'

/** The messages of a language, for the guards. */

const plural = v.strictObject({
  declarations: v.array(v.string()),
  selectors: v.array(v.string()),
  match: v.record(v.string(), v.string()),
})
const catalogue = v.record(v.string(), v.union([v.string(), v.pipe(v.tuple([plural]))]))
export type Message = v.InferOutput<typeof catalogue>[string]

const messagesIn = onceEach((path): ReadonlyMap<string, Message> => {
  const json = v.parse(catalogue, JSON.parse(textOf(path)))
  return new Map(Object.entries(json).filter(([key]) => !key.startsWith('$')))
})

export const messagesOf = (locale: Locale): ReadonlyMap<string, Message> =>
  messagesIn(`src/i18n/messages/${locale}.json`)

/** The text of a message, or its texts by plural form. */
export const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message[0].match)

/** Faults of a language, one line each: `fr races_count: …`. */
export function faults(
  locale: Locale,
  check: (key: string, message: Message) => string | null,
): string[] {
  return [...messagesOf(locale)].flatMap(([key, message]) => {
    const fault = check(key, message)
    return fault === null ? [] : [`${locale} ${key}: ${fault}`]
  })
}

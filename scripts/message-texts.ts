import { recordOf } from '../src/model/values/record-of.ts'
import { readFileSync } from 'node:fs'

/** The messages of a locale by key: a string, or another value if the message has plural forms. */
export function messageTexts(locale: string): Map<string, unknown> {
  const file: unknown = JSON.parse(readFileSync(`src/i18n/messages/${locale}.json`, 'utf8'))
  return new Map(Object.entries(recordOf(file)).filter(([key]) => key !== '$schema'))
}

import { compileFunction } from 'node:vm'
import { expect, test } from 'vitest'
import { locales } from '../src/model/locales.ts'
import { m } from '../src/paraglide/messages.js'
import { messageTexts } from './message-texts.ts'
import { serverMessages } from './server-messages.ts'

type Message = (inputs?: Record<string, unknown>, options?: { locale?: string }) => string
type Messages = Record<string, Message>

/** Runs the generated module with these modules of locales; `fr` is the locale of the request. */
function run(
  languages: readonly string[],
  textsOf: (locale: string) => ReadonlyMap<string, unknown>,
  modules: readonly Messages[],
): Messages {
  const code = serverMessages(languages, textsOf)
    .replaceAll(/^import .*$/gmu, '')
    .replace('export const m =', 'return')
  const names = ['getLocale', ...modules.map((_, at) => `locale${at}`)]
  const message: (at: number, ...inputs: Parameters<Message>) => string = compileFunction(
    code,
    names,
  )(() => 'fr', ...modules)
  const keys = [...textsOf(languages[0] ?? '').keys()]
  return Object.fromEntries(keys.map((key, at) => [key, (...inputs) => message(at, ...inputs)]))
}

const texts: Record<string, Record<string, unknown>> = {
  en: { plain: 'It’s “on”', to: 'To {city}', counted: [{}], sign: '$5 `a` \\ {n}' },
  fr: { plain: 'Oui', to: 'Vers {city}', counted: [{}], sign: '{n}' },
}
const generated = run(['en', 'fr'], (locale) => new Map(Object.entries(texts[locale] ?? {})), [
  { counted: () => 'en plural' },
  { counted: (inputs) => `${String(inputs?.['n'])} fr plural` },
])

test('a message has the text of the locale given, or else of the request', () => {
  expect(generated['plain']?.({}, { locale: 'en' })).toBe('It’s “on”')
  expect(generated['plain']?.()).toBe('Oui')
})

test('placeholders are replaced, and characters of a template stay as they are', () => {
  expect(generated['to']?.({ city: 'Rome' })).toBe('Vers Rome')
  expect(generated['sign']?.({ n: 5 }, { locale: 'en' })).toBe('$5 `a` \\ 5')
})

test('a message with plural forms is Paraglide’s', () => {
  expect(generated['counted']?.({ n: 2 })).toBe('2 fr plural')
})

test('a message without plural forms has Paraglide’s text in every language', () => {
  const messages = run(
    locales,
    messageTexts,
    locales.map(() => ({})),
  )
  const paraglide: Messages = Object.fromEntries(Object.entries(Object(m)))
  let compared = 0
  for (const locale of locales)
    for (const [key, text] of messageTexts(locale)) {
      if (typeof text !== 'string') continue
      const names = [...text.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)
      const inputs = Object.fromEntries(names.map((name) => [name, `<${name}>`]))
      expect(messages[key]?.(inputs, { locale })).toBe(paraglide[key]?.(inputs, { locale }))
      compared += 1
    }
  expect(compared).toBeGreaterThan(10_000)
})

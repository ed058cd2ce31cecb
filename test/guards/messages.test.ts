import { expect, test } from 'vitest'
import { locales, localeTable } from '../../src/model/locales.ts'
import { faults, formsOf, type Message, messagesOf } from './read-messages.ts'
import { filesUnder, isCode, isTest, textOf, withoutComments } from './read-project.ts'
import { sameAsEnglish } from './same-as-english.ts'

const english = messagesOf('en')
const others = locales.filter((locale) => locale !== 'en')

const namesIn = (text: string): string =>
  [...text.matchAll(/\{([^{}]*)\}/gu)]
    .map(([, name = '']) => name)
    .toSorted()
    .join(' ')
/** The placeholders of each form, in a comparable form. */
const placeholders = (message: Message): string[] => [...new Set(formsOf(message).map(namesIn))]

test.each(others)('%s has exactly the keys of English', (locale) => {
  const own = messagesOf(locale)
  const missing = [...english.keys()]
    .filter((key) => !own.has(key))
    .map((key) => `${locale} ${key}: missing`)
  const extra = [...own.keys()]
    .filter((key) => !english.has(key))
    .map((key) => `${locale} ${key}: English has none`)
  expect([...missing, ...extra]).toEqual([])
})

test.each(others)('%s uses in each message the placeholders of English', (locale) => {
  const wrong = faults(locale, (key, message) => {
    const wanted = placeholders(english.get(key) ?? message)
    const found = placeholders(message)
    return found.join('|') === wanted.join('|')
      ? null
      : `has {${found.join('|')}}, English {${wanted.join('|')}}`
  })
  expect(wrong).toEqual([])
})

test.each(locales)('%s has the plural forms of its grammar, each with its number', (locale) => {
  const categories = new Intl.PluralRules(localeTable[locale].intl).resolvedOptions()
    .pluralCategories
  const wanted = categories.map((category) => `countPlural=${category}`).toSorted()
  const wrong = faults(locale, (key, message) => {
    const source = english.get(key)
    if (source === undefined) return null
    if (typeof source === 'string')
      return typeof message === 'string' ? null : 'English has no plural here'
    if (typeof message === 'string') return 'needs plural forms'
    const { declarations, selectors, match } = message[0]
    if (declarations.join() !== source[0].declarations.join())
      return 'other declarations than English'
    if (selectors.join() !== source[0].selectors.join()) return 'other selectors than English'
    const forms = Object.keys(match).toSorted()
    if (forms.join() !== wanted.join()) return `has ${forms.join(', ')}; needs ${wanted.join(', ')}`
    const without = Object.entries(match).filter(([, text]) => !text.includes('{n}'))
    return without.length === 0 ? null : `no {n} in ${without.map(([form]) => form).join(', ')}`
  })
  expect(wrong).toEqual([])
})

test.each(locales)('%s has no empty message, no stray brace and no outer space', (locale) => {
  const wrong = faults(locale, (_, message) => {
    const forms = formsOf(message)
    if (forms.some((text) => text.trim() === '')) return 'empty'
    if (forms.some((text) => text !== text.trim())) return 'a space at its beginning or end'
    if (forms.some((text) => /[{}]/u.test(text.replace(/\{[a-z]\w*\}/giu, ''))))
      return 'a brace that is no placeholder'
    return forms.some((text) => text !== text.normalize('NFC')) ? 'not in Unicode NFC' : null
  })
  expect(wrong).toEqual([])
})

/** Messages of placeholders and punctuation alone have nothing to translate. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\w+\}/gu, ''))

test.each(others)(
  '%s is translated: no message equals the English one, except loanwords',
  (locale) => {
    const allowed = sameAsEnglish[locale]
    const same = [...messagesOf(locale)]
      .filter(([key, message]) => {
        const forms = formsOf(message)
        const source = formsOf(english.get(key) ?? '')
        return forms.some(hasWords) && forms.every((text) => source.includes(text))
      })
      .map(([key]) => key)
    const untranslated = same.filter((key) => !allowed.includes(key))
    expect(untranslated, `${locale}: ${untranslated.length} messages are still English`).toEqual([])
    const idle = allowed.filter((key) => !same.includes(key))
    expect(idle, `${locale}: take these off test/guards/same-as-english.ts`).toEqual([])
  },
)

test.each(locales)('%s has one example of an address: in the field and in the errors', (locale) => {
  const own = messagesOf(locale)
  const example = formsOf(own.get('newsletter_example') ?? '').join()
  expect(example).toContain('@')
  expect(own.get('newsletter_invalid')).toContain(example)
  expect(own.get('field_email')).toContain(example)
})

const code = [...filesUnder('src'), ...filesUnder('worker')].filter(
  (path) => isCode(path) && !isTest(path),
)
const uses = code.flatMap((path) =>
  [...withoutComments(textOf(path)).matchAll(/\bm\.([a-z]\w*)/gu)].map(([, key = '']) => ({
    path,
    key,
  })),
)

test('every message is used', () => {
  const used = new Set(uses.map(({ key }) => key))
  expect([...english.keys()].filter((key) => !used.has(key))).toEqual([])
})

test('every message that is used exists', () => {
  const wrong = uses
    .filter(({ key }) => !english.has(key))
    .map(({ path, key }) => `${path}: m.${key}`)
  expect(wrong).toEqual([])
})

test('keys are static, so that a missing one is a compile error', () => {
  expect(code.filter((path) => /\bm\[/u.test(withoutComments(textOf(path))))).toEqual([])
})

/** Messages of emails in code that is not of emails: who edits the email would edit the page. */
const mailTextsElsewhere = (list: typeof uses): string[] =>
  list
    .filter(({ path, key }) => key.startsWith('mail_') && !path.startsWith('worker/mail/'))
    .map(({ path, key }) => `${path}: m.${key}`)

test('messages of emails are used by emails only, and pages have messages of their own', () => {
  expect(mailTextsElsewhere(uses)).toEqual([])
})

test('control: a message of an email on a page is found', () => {
  const key = 'mail_claim_approved_subject'
  const path = 'src/features/organiser/claims/claim-state.tsx'
  const inMail = { path: 'worker/mail/link-mail-texts.ts', key }
  expect(mailTextsElsewhere([inMail, { path, key }])).toEqual([`${path}: m.${key}`])
})

/** Calls of messages in code that have fewer than two arguments, so that they name no language. */
function callsWithoutLanguage(source: string): string[] {
  return [...source.matchAll(/\bm\.\w+\(/gu)].flatMap(({ 0: start, index }) => {
    let depth = 1
    let commas = 0
    let end = index + start.length
    for (; depth > 0 && end < source.length; end += 1) {
      const sign = source[end] ?? ''
      if ('({['.includes(sign)) depth += 1
      if (')}]'.includes(sign)) depth -= 1
      if (sign === ',' && depth === 1) commas += 1
    }
    return commas === 0 ? [source.slice(index, end)] : []
  })
}

test('messages in the worker name their language, because a request to the API has none of its own', () => {
  const wrong = filesUnder('worker')
    .filter((path) => isCode(path) && !isTest(path))
    .flatMap((path) =>
      callsWithoutLanguage(withoutComments(textOf(path))).map((call) => `${path}: ${call}`),
    )
  expect(wrong).toEqual([])
})

test('control: calls without a language are found', () => {
  const calls = 'm.a({}, to), m.b(), m.c({ n: f(1, 2) }), m.d(\n{ n: m.e() },\nto)'
  expect(callsWithoutLanguage(calls)).toEqual(['m.b()', 'm.c({ n: f(1, 2) })', 'm.e()'])
})

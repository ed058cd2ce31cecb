import '../../src/i18n/all-words.ts'
import { expect, test } from 'vitest'
import { locales, localeTable } from '../../src/i18n/locales.ts'
import type { MailContent } from '../domain/messages/mail/mail-kinds.ts'
import { mailHtml } from './mail-html.tsx'
import { mailPlain } from './mail-plain.ts'
import { mailTexts } from './mail-texts.ts'

const at = '2026-11-21T09:05:00.000Z'
const signIn = { agent: 'Firefox · Linux', country: 'PT', at }

const contents: MailContent[] = [
  { kind: 'confirm', details: {} },
  { kind: 'reset', details: {} },
  { kind: 'email-change', details: {} },
  { kind: 'address-changed', details: {} },
  { kind: 'password-changed', details: {} },
  { kind: 'new-sign-in', details: signIn },
  { kind: 'new-sign-in', details: { ...signIn, country: null } },
  { kind: 'deletion', details: { until: '2026-12-21' } },
  { kind: 'newsletter', details: {} },
]
const cases = locales.flatMap((locale) => contents.map((content) => ({ locale, content })))

const address = 'ines@example.org'
const link = 'https://startline.example/x?confirmation_token=abc_-1'

function rendered(content: MailContent, locale: (typeof locales)[number], to = address) {
  const texts = mailTexts(content, { address: to, locale, at })
  const where = texts.action === null ? null : link
  return { texts, html: mailHtml(texts, where, locale), plain: mailPlain(texts, where) }
}

test.each(cases)('$content.kind in $locale has all its texts in HTML and plain text', (one) => {
  const { texts, html, plain } = rendered(one.content, one.locale)
  expect(texts.subject.length).toBeGreaterThan(3)
  for (const form of [html, plain]) {
    expect(form).not.toMatch(/\bundefined\b|\bnull\b|NaN|\[object|\{\w+\}/u)
    expect(form).toContain(address)
    for (const part of [texts.text, texts.notYou, ...texts.facts]) expect(form).toContain(part)
    expect(form.includes(link)).toBe(texts.action !== null)
  }
  expect(html).toContain(`lang="${localeTable[one.locale].tag}"`)
  expect(html).toContain('dir="ltr"')
  expect(html).toContain(`<title>${texts.subject}</title>`)
  // An email loads nothing and runs nothing.
  expect(html).not.toMatch(/<(?:img|link|script|iframe|form)\b|url\(|@import| on\w+=/iu)
  expect(plain).not.toMatch(/<\/?[a-z!]|&\w+;|https?:\/\/(?!startline\.example)/iu)
})

test('subjects differ between kinds, and between languages', () => {
  const subjects = cases.map(({ locale, content }) => rendered(content, locale).texts.subject)
  // Portuguese of Portugal and of Brazil share a few.
  const kinds = new Set(contents.map(({ kind }) => kind)).size
  for (const locale of locales) {
    const ofLocale = contents.map((content) => rendered(content, locale).texts.subject)
    expect(new Set(ofLocale).size, locale).toBe(kinds)
  }
  expect(new Set(subjects).size).toBeGreaterThan(locales.length * kinds - 10)
})

test('times, days and countries are formatted in the language of the email', () => {
  const facts = (content: MailContent, locale: (typeof locales)[number]) =>
    rendered(content, locale).texts.facts.join(' | ')
  const [, , , , , known, , deletion] = contents
  if (known === undefined || deletion === undefined) throw new Error('no such content')
  expect(facts(known, 'en')).toBe(
    'When: 21 November 2026 at 09:05 UTC | Device: Firefox · Linux | Country: Portugal',
  )
  expect(facts(known, 'ja')).toMatch(/^日時：2026年11月21日.*国・地域：ポルトガル$/u)
  expect(facts(known, 'th')).toContain('2569')
  expect(facts(deletion, 'de')).toBe('Rückgängig machen bis: 21. Dezember 2026')
})

test('the bib of an email has the day of its occasion, as text', () => {
  const days = contents.map((content) => rendered(content, 'en').texts.bib.date)
  expect(new Set(days)).toEqual(new Set(['2026-11-21', '2026-12-21']))
  const { html, texts } = rendered({ kind: 'deletion', details: { until: '2027-01-05' } }, 'th')
  expect(texts.bib.date).toBe('2027-01-05')
  expect(html).toMatch(/>5<\/p>/u)
  expect(html).toContain('2570')
})

test('text of others is escaped in HTML', () => {
  const agent = '<script>alert(1)</script>"><img src=x onerror=alert(2)>'
  const hostile = '"><b>x</b>@example.org'
  const content: MailContent = { kind: 'new-sign-in', details: { ...signIn, agent } }
  for (const locale of locales) {
    const { html } = rendered(content, locale, hostile)
    expect(html).not.toMatch(/<script|<img|<b>/u)
    expect(html).toContain('&lt;script&gt;')
  }
})

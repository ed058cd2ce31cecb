import '../../src/i18n/all-words.ts'
import { expect, test } from 'vitest'
import {
  allNews,
  answered,
  moved,
  race,
  signIn,
  mailContents as contents,
  mailedAt as at,
  type AnyContent,
} from '../../test/support/mail-contents.ts'
import type { AlertEvent, AlertNews } from '../domain/community/alerts/read-alert.ts'
import { locales, localeTable } from '../../src/model/locales.ts'
import { orderNews } from '../../src/model/orders/order-news.ts'
import { mailHtml } from './mail-html.tsx'
import { ticketPaths } from '../../src/i18n/ticket-paths.ts'
import type { MailEvent } from './mail-parts.ts'
import { labelled } from '../../src/i18n/joins.ts'
import { mailPlain } from './mail-plain.ts'
import { mailTexts } from './mail-texts.ts'

const cases = locales.flatMap((locale) => contents.map((content) => ({ locale, content })))

const address = 'ines@example.org'
const choices = 'https://startline.example/api/emails?token=a-1.x'
const link = 'https://startline.example/x?confirmation_token=abc_-1'

function rendered(content: AnyContent, locale: (typeof locales)[number], to = address) {
  const texts = mailTexts(content, { address: to, locale, at })
  const links = {
    site: 'https://startline.example',
    action: texts.action === null ? null : link,
    choices: texts.choices === null ? null : choices,
    sections: texts.sections.map(({ stop }, index) =>
      stop === undefined ? '' : `${choices}${index}`,
    ),
  }
  return { texts, html: mailHtml(texts, links, locale), plain: mailPlain(texts, links, locale) }
}

const partsOf = ({ name, facts }: MailEvent): string[] => [
  name,
  ...facts.flatMap(({ label, former, present }) => [label, former ?? '', present ?? '']),
]

test.each(cases)('$content.kind in $locale has all its texts in HTML and plain text', (one) => {
  const { texts, html, plain } = rendered(one.content, one.locale)
  expect(texts.subject.length).toBeGreaterThan(3)
  for (const form of [html, plain]) {
    expect(form).not.toMatch(/\bundefined\b|\bnull\b|NaN|\[object|\{\w+\}/u)
    expect(form).toContain(address)
    for (const part of [texts.text, texts.notYou ?? '', ...texts.facts])
      expect(form).toContain(part)
    for (const { heading, events } of texts.sections)
      for (const part of [heading ?? '', ...events.flatMap(partsOf)]) expect(form).toContain(part)
    expect(form.includes(choices)).toBe(texts.choices !== null)
    expect(form).toContain(texts.choices ?? '')
    expect(form.includes(link)).toBe(texts.action !== null)
  }
  expect(html).toContain(`lang="${localeTable[one.locale].tag}"`)
  expect(html).toContain('dir="ltr"')
  expect(html).toContain(`<title>${texts.subject}</title>`)
  // The colon is that of the language: full-width, or with a space before it.
  const colon = labelled('', '', one.locale).trimEnd()
  if (texts.choices !== null) expect(plain).toContain(`${texts.choices}${colon}\n`)
  for (const { address: ticket, race: name } of texts.tickets?.tickets ?? []) {
    expect(html).toContain(`src="https://startline.example/api/tickets/${ticket}/code.png"`)
    const page = ticketPaths(ticket, one.locale).page
    for (const form of [html, plain]) {
      expect(form).toContain(`https://startline.example${page}`)
      expect(form).toContain(name)
    }
  }
  // An email runs nothing, and loads the codes of tickets alone.
  const codes = [...html.matchAll(/<img [^>]+>/gu)].map(([tag]) => tag)
  expect(codes).toHaveLength(texts.tickets?.tickets.length ?? 0)
  for (const tag of codes) {
    expect(tag).toMatch(/ src="https:\/\/startline\.example\/api\/tickets\/[\w-]+\/code\.png"/u)
    expect(tag).toMatch(/ alt="[^"]+"/u)
  }
  expect(html).not.toMatch(/<(?:link|script|iframe|form)\b|url\(|@import| on\w+=/iu)
  expect(plain).not.toMatch(/<\/?[a-z!]|&\w+;|https?:\/\/(?!startline\.example)/iu)
})

test('subjects differ between kinds, and between languages', () => {
  const subjects = cases.map(({ locale, content }) => rendered(content, locale).texts.subject)
  // Portuguese of Portugal and of Brazil share a few.
  const kinds = new Set(contents.map(({ kind }) => kind)).size
  for (const locale of locales) {
    const ofLocale = contents.map((content) => rendered(content, locale).texts.subject)
    // The subjects of one event's news, of an answer, of an ended challenge, of what waits for an organiser, of an event that
    // was not published, and of all news of an order are their own.
    expect(new Set(ofLocale).size, locale).toBe(kinds + 5 + orderNews.length - 1)
  }
  expect(new Set(subjects).size).toBeGreaterThan(locales.length * kinds - 10)
})

test('the email about a rejected text leads to the text, and never speaks of a stranger', () => {
  const rejections = contents.filter(({ kind }) => kind === 'text-rejected')
  const targets = rejections.map((content) => {
    const { action, notYou } = rendered(content, 'en').texts
    expect(notYou).toBeNull()
    expect(action?.label ?? '').not.toMatch(/password/iu)
    return action?.target ?? null
  })
  expect(targets).toEqual([
    { to: 'profile', page: 'reviews' },
    { to: 'organiser-events' },
    { to: 'profile', page: 'feedback' },
    null,
    { to: 'organiser-events' },
    { to: 'organiser-event', event: 'draft-1' },
  ])
})

test('the email about a published event names it and leads to its page', () => {
  const approved = contents.find(({ kind }) => kind === 'event-approved')
  if (approved === undefined) throw new Error('no such content')
  const { facts, action } = rendered(approved, 'en').texts
  expect(facts).toEqual(['Event: Oslo Forest Night-O'])
  expect(action?.target).toEqual({ to: 'event', permalink: 'oslo-forest-night-o' })
})

test('times, days and countries are formatted in the language of the email', () => {
  const facts = (content: AnyContent, locale: (typeof locales)[number]) =>
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
  expect(new Set(days)).toEqual(new Set(['2026-11-21', '2026-11-22', '2026-12-21', '2027-06-05']))
  const { html, texts } = rendered({ kind: 'deletion', details: { until: '2027-01-05' } }, 'th')
  expect(texts.bib.date).toBe('2027-01-05')
  expect(html).toMatch(/>5<\/p>/u)
  expect(html).toContain('2570')
})

const alertOf = (...events: AlertEvent[]): AnyContent => ({
  kind: 'alert',
  details: { events, answers: [], challenges: [], waiting: [] },
})

test('an alert says whether it is about saved races only', () => {
  const text = (isSaved: boolean) => {
    const events = [{ ...race('Lake Run', [moved]), isSaved }]
    return rendered(alertOf(...events), 'en').texts.text
  }
  expect(text(true)).toBe('What has changed for races on your list.')
  expect(text(false)).toBe('News of races on your list and of organisers you follow.')
})

test('an email about answers alone leads to the reviews; beside news they have a section', () => {
  const alone = rendered(
    { kind: 'alert', details: { events: [], answers: [answered], challenges: [], waiting: [] } },
    'en',
  )
  expect(alone.texts).toMatchObject({
    subject: 'Hill Run: Reply from Hill club',
    text: 'Your review has been answered.',
    action: { label: 'My reviews' },
    sections: [{ heading: null }],
  })
  const events = [race('Lake Run', [moved])]
  const both = rendered(
    { kind: 'alert', details: { events, answers: [answered], challenges: [], waiting: [] } },
    'en',
  )
  expect(both.texts).toMatchObject({
    subject: 'Lake Run: New date',
    action: { label: 'Open my list' },
  })
  expect(both.plain).toContain(
    'Answers to my reviews\n\nHill Run\n  Reply from Hill club\n  https://startline.example/event/hill-run',
  )
})

test('text of others is escaped in HTML', () => {
  const agent = '<script>alert(1)</script>"><img src=x onerror=alert(2)>'
  const hostile = '"><b>x</b>@example.org'
  const content: AnyContent = { kind: 'new-sign-in', details: { ...signIn, agent } }
  for (const locale of locales) {
    const { html } = rendered(content, locale, hostile)
    expect(html).not.toMatch(/<script|<img|<b>/u)
    expect(html).toContain('&lt;script&gt;')
  }
})

test('an alert shows the old value struck and the new one underlined; in plain text the old one is in brackets', () => {
  const { html, plain, texts } = rendered(alertOf(race('Lake Run', [moved])), 'en')
  expect(texts.subject).toBe('Lake Run: New date')
  expect(texts.bib.date).toBe('2027-06-12')
  expect(html).toMatch(/<s [^>]*line-through[^>]*>5 June 2027<\/s>/u)
  expect(html).toMatch(/<span [^>]*underline[^>]*>12 June 2027<\/span>/u)
  expect(plain).toContain('New date: 12 June 2027 (previously 5 June 2027)')
})

test('a cancelled race is named with its day, one that takes place after all says so, and two days are both named', () => {
  const plainOf = (news: AlertNews, locale: 'en' | 'de' | 'ja') =>
    rendered(alertOf(race('Lake Run', [news])), locale).plain
  const [cancelled, , , , , , , reinstated, twoDays] = allNews
  if (cancelled === undefined || reinstated === undefined || twoDays === undefined)
    throw new Error('no such news')
  expect(plainOf(cancelled, 'en')).toContain('Cancelled: the race on 5 June 2027')
  expect(plainOf(cancelled, 'de')).toContain('Abgesagt: Wettbewerb am 5. Juni 2027')
  expect(plainOf(cancelled, 'ja')).toContain('中止：2027年6月5日開催分')
  expect(plainOf(reinstated, 'en')).toContain('Takes place after all: 5 June 2027')
  expect(plainOf(reinstated, 'de')).toContain('Findet doch statt: 5. Juni 2027')
  expect(plainOf(reinstated, 'ja')).toContain('一転して開催：2027年6月5日')
  expect(plainOf(twoDays, 'en')).toContain(
    'New date: 13 – 14 March 2027 (previously 6 – 7 March 2027)',
  )
  expect(plainOf(twoDays, 'de')).toContain('13.–14. März 2027')
  const { texts } = rendered(alertOf(race('Lake Run', [twoDays])), 'en')
  expect(texts.bib.day).toBe('13–14')
})

test('the moderator’s note on an accepted correction is in its email', () => {
  const details = { event: 'Lake Run', note: 'Thank you, Bib 9.' }
  const { plain } = rendered({ kind: 'correction-accepted', details }, 'en')
  expect(plain).toContain('Event: Lake Run\nNote: Thank you, Bib 9.')
})

test('a price is written in the currency of the organiser, and the wait for the end of sign-up in words', () => {
  const { plain } = rendered(alertOf(race('Lake Run', allNews)), 'de')
  expect(plain).toContain('Preis ab 1. Dezember 2026: 52,50\u00a0€ (vorher: 45\u00a0€)')
  expect(plain).toContain('Anmeldung schließt: 5. Dezember 2026 (in 14 Tagen)')
  expect(plain).toContain('Verschoben, noch ohne neuen Termin: Wettbewerb am 5. Juni 2027')
})

test('the name of an event has its own language, and is escaped', () => {
  const { html } = rendered(alertOf(race('湖畔<b>マラソン', [moved])), 'en')
  expect(html).toContain('<span lang="ja">湖畔&lt;b&gt;マラソン</span>')
})

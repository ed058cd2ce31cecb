import { count, longDate, price, relativeDays } from '../../src/i18n/format.ts'
import { bracketed, labelled } from '../../src/i18n/joins.ts'
import { localeTable, isLocale, type Locale } from '../../src/i18n/locales.ts'
import { daysBetween } from '../../src/model/dates.ts'
import { m } from '../../src/paraglide/messages.js'
import type { AlertEvent, AlertNews } from '../domain/community/alerts/read-alert.ts'
import type { MailContext, MailEvent, MailFact, NewsTexts } from './mail-parts.ts'

/** "45 EUR" as a price of the language. */
function priceText(stored: string | null, locale: Locale): string | null {
  const [amount, currency] = (stored ?? '').split(' ')
  return amount === undefined || currency === undefined
    ? null
    : price(Number(amount), currency, locale)
}

const dateOrNull = (date: string | null, locale: Locale): string | null =>
  date === null ? null : longDate(date, locale)

function labelOf({ kind, present, day }: AlertNews, locale: Locale): string {
  const to = { locale }
  switch (kind) {
    case 'cancelled':
      return m.news_cancelled({}, to)
    case 'moved':
      return present === null ? m.news_postponed({}, to) : m.news_moved({}, to)
    case 'confirmed':
      return m.news_confirmed({}, to)
    case 'opens':
      return m.news_opens({}, to)
    case 'closes':
      return m.news_closes({}, to)
    case 'price':
      return m.news_price({ date: longDate(day ?? '', locale) }, to)
  }
}

function factOf(news: AlertNews, { locale, at }: MailContext): MailFact {
  const { kind, day } = news
  const label = labelOf(news, locale)
  if (kind === 'price') {
    const [former, present] = [priceText(news.former, locale), priceText(news.present, locale)]
    return { label, former, present }
  }
  // A date that was expected on the same day was no other date.
  const former = news.former === news.present ? null : dateOrNull(news.former, locale)
  const date = dateOrNull(news.present, locale)
  if (kind !== 'closes' || day === null || date === null) return { label, former, present: date }
  const wait = relativeDays(daysBetween(at.slice(0, 10), day), locale)
  return { label, former, present: bracketed(date, wait, locale) }
}

/** BCP 47 tag of a name's language. */
export const tagOf = (language: string): string =>
  isLocale(language) ? localeTable[language].tag : language

const eventOf = (event: AlertEvent, context: MailContext): MailEvent => ({
  name: event.name,
  lang: tagOf(event.nameLanguage),
  target: { to: 'event', permalink: event.permalink },
  facts: event.news.map((each) => factOf(each, context)),
})

/** Texts of the email with the news about a member's saved events and those of followed organisers. */
export function alertMailTexts(events: readonly AlertEvent[], context: MailContext): NewsTexts {
  const { address, locale } = context
  const to = { locale }
  const entries = events.map((event) => eventOf(event, context))
  const [first] = entries
  const fact = first?.facts[0]
  const areSaved = events.every(({ isSaved }) => isSaved)
  const isCounted = entries.length > 1 && areSaved
  return {
    subject:
      isCounted || first === undefined || fact === undefined
        ? m.mail_alert_subject(count(entries.length, locale), to)
        : labelled(first.name, fact.label, locale),
    text: areSaved ? m.mail_alert_text({}, to) : m.mail_alert_text_followed({}, to),
    facts: [],
    sections: [{ heading: null, events: entries }],
    action: {
      label: m.mail_alert_button({}, to),
      target: { to: 'profile', page: 'saved-events' },
      purpose: null,
      valid: null,
    },
    notYou: null,
    choices: m.mail_choices({}, to),
    why: m.mail_alert_why({ address }, to),
  }
}

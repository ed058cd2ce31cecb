import { progressText } from '../../src/i18n/challenge-progress.ts'
import { count, dateRange, longDate, number, price, relativeDays } from '../../src/i18n/format.ts'
import { bracketed, labelled } from '../../src/i18n/joins.ts'
import { localName } from '../../src/i18n/local-name.ts'
import { localeTable, isLocale, type Locale } from '../../src/model/locales.ts'
import { toMajor } from '../../src/model/money/minor-units.ts'
import { daysBetween } from '../../src/model/values/dates.ts'
import { defaultPreferences } from '../../src/model/values/preferences.ts'
import { m } from '../../src/paraglide/messages.js'
import { daysOfSpan, isSameStart } from '../domain/catalogue/news/day-span.ts'
import type { Alert, AlertEvent, AlertNews } from '../domain/community/alerts/read-alert.ts'
import type { EndedChallenge } from '../domain/community/alerts/ended-challenges.ts'
import type { AlertAnswer } from '../domain/community/alerts/answers-to-announce.ts'
import type { WaitingEvent } from '../domain/community/alerts/waiting-for-organisers.ts'
import type { MailAction, MailContext, MailEvent, MailFact, NewsTexts } from './mail-parts.ts'

/** "4500 EUR", in minor units, as a price of the language. */
function priceText(stored: string | null, locale: Locale): string | null {
  const [amount, currency] = (stored ?? '').split(' ')
  return amount === undefined || currency === undefined
    ? null
    : price(toMajor(Number(amount), currency), currency, locale)
}

/** "13 – 14 March 2027" */
function daysText(span: string | null, locale: Locale): string | null {
  if (span === null) return null
  const { date, endDate } = daysOfSpan(span)
  return date === endDate ? longDate(date, locale) : dateRange(date, endDate, locale)
}

function labelOf({ kind, present, day }: AlertNews, locale: Locale): string {
  const to = { locale }
  switch (kind) {
    case 'cancelled':
      return m.news_cancelled({}, to)
    case 'moved':
      return present === null ? m.news_postponed({}, to) : m.news_moved({}, to)
    case 'reinstated':
      return m.news_reinstated({}, to)
    case 'confirmed':
      return m.news_confirmed({}, to)
    case 'opens':
      return m.news_opens({}, to)
    case 'closes':
      return m.news_closes({}, to)
    case 'price':
      return m.news_price({ date: longDate(day ?? '', locale) }, to)
    case 'article':
      return m.news_article({}, to)
  }
}

function factOf(news: AlertNews, { locale, at }: MailContext): MailFact {
  const { kind, day } = news
  const label = labelOf(news, locale)
  if (kind === 'price') {
    const [former, present] = [priceText(news.former, locale), priceText(news.present, locale)]
    return { label, former, present }
  }
  if (kind === 'article') return { label, former: null, present: news.present }
  const before = daysText(news.former, locale)
  const date = daysText(news.present, locale)
  // Nothing takes the place of these days, so that they are named rather than struck.
  if (date === null && before !== null) {
    const present = m.news_race_of({ date: before }, { locale })
    return { label, former: null, present }
  }
  // A date that was expected on the same day was no other date.
  const former = isSameStart(news.former, news.present) ? null : before
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

const answerOf = (
  { name, nameLanguage, permalink, organisation }: AlertAnswer,
  locale: Locale,
): MailEvent => ({
  name,
  lang: tagOf(nameLanguage),
  target: { to: 'event', permalink },
  facts: [{ label: m.review_answer_of({ organisation }, { locale }), former: null, present: null }],
})

/** An ended challenge with its last day, and the day of completion or how far the reader came. */
function endedOf(
  { slug, title, challenge, have, doneOn }: EndedChallenge,
  locale: Locale,
): MailEvent {
  const [[language, text] = ['en', slug]] = Object.entries(title)
  const shown = localName({ text, language }, title, locale)
  const to = { locale }
  const reader = { locale, unit: defaultPreferences.unit }
  return {
    name: shown.text,
    lang: tagOf(shown.language),
    target: { to: 'challenge', slug },
    facts: [
      {
        label: m.challenge_closed({ date: longDate(challenge.closesOn ?? '', locale) }, to),
        former: null,
        present:
          doneOn === null
            ? progressText(challenge.rule.goal, have, reader)
            : m.challenge_done({ date: longDate(doneOn, locale) }, to),
      },
    ],
  }
}

/** An entry for each kind of items that wait, with the page on which the organiser handles them. */
function waitingOf(
  { name, nameLanguage, permalink, corrections, reviews }: WaitingEvent,
  locale: Locale,
): MailEvent[] {
  const entry = (label: string, waiting: number, target: MailEvent['target']): MailEvent[] =>
    waiting === 0
      ? []
      : [
          {
            name,
            lang: tagOf(nameLanguage),
            target,
            facts: [{ label, former: null, present: number(waiting, locale) }],
          },
        ]
  return [
    ...entry(m.mail_inbox_corrections({}, { locale }), corrections, {
      to: 'organiser-events',
      page: 'corrections',
    }),
    ...entry(m.mail_inbox_reviews({}, { locale }), reviews, { to: 'event', permalink }),
  ]
}

type AlertContent = Omit<Alert, 'reader'>

/** The sentence of an email, by its subject. */
function sentence({ events, answers, challenges }: AlertContent, locale: Locale): string {
  const to = { locale }
  if (events.length === 0) {
    if (answers.length > 0) return m.mail_alert_text_answered({}, to)
    return challenges.length > 0 ? m.mail_alert_text_ended({}, to) : m.mail_alert_text_inbox({}, to)
  }
  const areSaved = events.every(({ isSaved }) => isSaved)
  return areSaved ? m.mail_alert_text({}, to) : m.mail_alert_text_followed({}, to)
}

/** True if all of several events were saved: their number is the subject. */
const isCounted = ({ events, answers, challenges, waiting }: AlertContent): boolean =>
  events.length > 1 &&
  answers.length + challenges.length + waiting.length === 0 &&
  events.every(({ isSaved }) => isSaved)

/** The first part of an email, which its button leads to. */
type FirstPart = 'news' | 'answers' | 'challenges' | 'inbox'

function actionOf(first: FirstPart, locale: Locale): MailAction {
  const to = { locale }
  const withoutToken = { purpose: null, valid: null } as const
  if (first === 'challenges')
    return { label: m.challenge_others({}, to), target: { to: 'challenges' }, ...withoutToken }
  if (first === 'inbox')
    return {
      label: m.mail_claim_approved_button({}, to),
      target: { to: 'organiser-events' },
      ...withoutToken,
    }
  return first === 'news'
    ? {
        label: m.mail_alert_button({}, to),
        target: { to: 'profile', page: 'saved-events' },
        ...withoutToken,
      }
    : {
        label: m.own_reviews_title({}, to),
        target: { to: 'profile', page: 'reviews' },
        ...withoutToken,
      }
}

/** The reason of an email, by its first part. */
function whyOf(
  first: FirstPart,
  organiser: string | undefined,
  { address, locale }: MailContext,
): string {
  const to = { locale }
  if (first === 'challenges') return m.mail_ended_why({ address }, to)
  return first === 'inbox' && organiser !== undefined
    ? m.mail_contact_why({ address, organiser }, to)
    : m.mail_alert_why({ address }, to)
}

/**
 * Texts of the email with the news about a member's saved events and those of followed organisers, with answers to
 * the member's reviews, with challenges of the member that have ended, and with what waits for the member's organisations.
 */
export function alertMailTexts(content: AlertContent, context: MailContext): NewsTexts {
  const { locale } = context
  const to = { locale }
  const entries = content.events.map((event) => eventOf(event, context))
  const answers = content.answers.map((answer) => answerOf(answer, locale))
  const waiting = content.waiting.flatMap((event) => waitingOf(event, locale))
  const ended = content.challenges.map((each) => endedOf(each, locale))
  const [first] = [...entries, ...answers, ...ended, ...waiting]
  const fact = first?.facts[0]
  const parts = { news: entries, answers, challenges: ended, inbox: waiting }
  const order = ['news', 'answers', 'challenges', 'inbox'] as const
  const firstPart = order.find((part) => parts[part].length > 0) ?? 'news'
  const headed = (part: FirstPart, heading: string) => ({
    heading: part === firstPart ? null : heading,
    events: parts[part],
  })
  const organiser = content.waiting[0]?.organisation
  return {
    subject:
      isCounted(content) || first === undefined || fact === undefined
        ? m.mail_alert_subject(count(entries.length, locale), to)
        : labelled(first.name, fact.label, locale),
    text: sentence(content, locale),
    facts: [],
    sections: [
      { heading: null, events: entries },
      headed('answers', m.emails_answers({}, to)),
      headed('challenges', m.emails_challenges({}, to)),
      headed('inbox', m.emails_inbox({}, to)),
    ].filter(({ events }) => events.length > 0),
    action: actionOf(firstPart, locale),
    notYou: null,
    choices: m.mail_choices({}, to),
    why: whyOf(firstPart, organiser, context),
  }
}

import {
  dateBib,
  fullDate,
  longDate,
  number,
  relativeDays,
  timeOfDay,
} from '../../../src/i18n/format.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { fullName } from '../../../src/i18n/person-name.ts'
import { statusMessages } from '../../../src/i18n/status-messages.ts'
import { ticketPaths } from '../../../src/i18n/ticket-paths.ts'
import { isCancelled } from '../../../src/model/event/edition-status.ts'
import { hueOf, sportOfCode } from '../../../src/model/event/sports.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { orderNumber } from '../../../src/model/orders/order-number.ts'
import type { MemberEntriesView } from '../../../src/model/schemas/orders/member-entries.ts'
import { daysBetween } from '../../../src/model/values/dates.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { ListedEntry } from '../../domain/commerce/orders/list-entries.ts'
import { writeTicketAddress } from '../../domain/commerce/tickets/ticket-address.ts'
import { dayAt, hasEnded } from '../../time/local-day.ts'
import { statusView } from '../cards/edition-card.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import type { ListedTurn } from '../../domain/commerce/waiting/list-turns.ts'
import { presentAnswers } from './answers.ts'
import { presentCopied } from './copied.ts'
import { presentTurns } from './turns.ts'

type Group = MemberEntriesView['groups'][number]
type Tag = Group['entries'][number]['tags'][number]

const states = {
  held: { text: m.order_state_held, tone: 'warn' },
  paying: { text: m.order_state_paying, tone: 'note' },
  awaiting: { text: m.order_state_awaiting, tone: 'warn' },
  paid: { text: m.order_state_paid, tone: 'ok' },
  refunded: { text: m.order_state_refunded, tone: 'note' },
} as const satisfies Record<ListedEntry['state'], unknown>

const headings = {
  upcoming: m.saved_upcoming,
  past: m.saved_past,
  cancelled: m.saved_cancelled,
} as const

function groupOf(entry: ListedEntry, now: Date): Group['key'] {
  const isOff = isCancelled(statusView(entry.status)?.status ?? null)
  if (entry.isGivenUp || entry.state === 'refunded' || isOff) return 'cancelled'
  return hasEnded(entry, now.getTime()) ? 'past' : 'upcoming'
}

/** States of the order and of the edition. */
function tagsOf({ state, isGivenUp, status }: ListedEntry, locale: Locale): Tag[] {
  const { text, tone } = states[isGivenUp ? 'refunded' : state]
  const view = statusView(status)
  return [
    { label: text({}, { locale }), tone },
    ...(view === null
      ? []
      : [{ label: statusMessages[view.meaning]({}, { locale }), tone: view.tone }]),
  ]
}

function presentEntry(
  entry: ListedEntry,
  ticketKey: string | null,
  locale: Locale,
): Group['entries'][number] {
  const to = { locale }
  const { raceDate, date, endDate, startTime, receipt, paidAt, guardian, permalink } = entry
  return {
    order: entry.orderId,
    ticket:
      entry.isGood && ticketKey !== null
        ? ticketPaths(writeTicketAddress(entry, ticketKey), locale).page
        : null,
    event: entry.name,
    lang: foreignTag(entry.nameLanguage, locale),
    path: pathOf({ to: 'event', permalink, date }, locale),
    hue: hueOf(sportOfCode(entry.sport)),
    bib: dateBib(raceDate ?? date, raceDate ?? endDate, locale),
    race: entry.race,
    raceLang: foreignTag(entry.raceLanguage, locale),
    start: startTime === null ? null : timeOfDay(startTime, locale),
    person: fullName({ firstname: entry.givenName, lastname: entry.familyName }),
    guardian: guardian === '' ? '' : m.checkout_guardian_line({ name: guardian }, to),
    tags: tagsOf(entry, locale),
    number: m.checkout_number({ number: orderNumber(entry.orderId) }, to),
    receipt:
      receipt === null || paidAt === null
        ? null
        : m.checkout_receipt({ number: receipt, date: longDate(paidAt.slice(0, 10), locale) }, to),
    answers: presentAnswers(entry.offer.questions, entry.answers, locale),
  }
}

/** "Next start: …"; null without a paid place ahead. */
function presentNext(upcoming: readonly ListedEntry[], locale: Locale, now: Date): string | null {
  const next = upcoming.find(({ state }) => state === 'paid')
  if (next === undefined) return null
  const day = next.raceDate ?? next.date
  const days = Math.max(0, daysBetween(dayAt(now.getTime(), next.endOffset), day))
  return m.entries_next(
    { name: next.name, date: fullDate(day, locale), days: relativeDays(days, locale) },
    { locale },
  )
}

/** Entries come with the latest first. @param ticketKey TICKET_KEY; null for a site without it */
export function presentMemberEntries(
  { entries, turns }: { entries: readonly ListedEntry[]; turns: readonly ListedTurn[] },
  ticketKey: string | null,
  locale: Locale,
  now: Date,
): MemberEntriesView {
  const to = { locale }
  const inGroup = (key: Group['key']) => entries.filter((entry) => groupOf(entry, now) === key)
  const upcoming = inGroup('upcoming').toSorted((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
  )
  const groups = { upcoming, past: inGroup('past'), cancelled: inGroup('cancelled') }
  return {
    texts: {
      answers: m.entries_answers({}, to),
      open: m.entries_open({}, to),
      ticket: m.ticket_open({}, to),
      waiting: m.line_title({}, to),
      turn: m.line_open({}, to),
    },
    copied: presentCopied(locale, now),
    turns: presentTurns(turns, locale),
    next: presentNext(upcoming, locale, now),
    groups: (['upcoming', 'past', 'cancelled'] as const)
      .filter((key) => groups[key].length > 0)
      .map((key) => ({
        key,
        heading: headings[key]({}, to),
        count: number(groups[key].length, locale),
        entries: groups[key].map((entry) => presentEntry(entry, ticketKey, locale)),
      })),
  }
}

import { count, monthAndYear } from '../../../src/i18n/format.ts'
import { upperFirst } from '../../../src/i18n/joins.ts'
import { wayOff } from '../../../src/i18n/lengths.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { CalendarView } from '../../../src/model/calendar/calendar-view.ts'
import { weekdayRange } from './weekday-range.ts'
import { closingDays, type CalendarSort, type Point } from '../../../src/model/calendar/calendar.ts'
import { greatCircleKm } from '../../../src/model/calendar/great-circle.ts'
import { signUpState } from '../../rules/sign-up-window.ts'
import { addDays, daysBetween, mondayOf } from '../../../src/model/values/dates.ts'
import { createMemo } from '../../../src/model/values/memo.ts'
import type { EditionCard, SignUpNote } from '../../../src/model/views.ts'
import type { CardFacts } from '../../domain/catalogue/cards/edition-cards.ts'
import { isSoldOut } from '../../domain/catalogue/races/price-steps.ts'
import { dayAt } from '../../time/local-day.ts'
import { editionCard } from '../cards/edition-card.ts'

/** Days from a Monday to the Friday that begins a weekend. */
const friday = 4
/** Days ahead from which a heading has its year. */
const daysWithoutYear = 330

interface Group {
  from: string
  label: string
  cards: CardFacts[]
}

/** Group cards, in the order of their first cards. Editions that have begun belong to today. */
function grouped(
  cards: readonly CardFacts[],
  today: string,
  groupOf: (date: string) => { from: string; label: string },
): Group[] {
  const groups = new Map<string, Group>()
  const days = createMemo<{ from: string; label: string }>(cards.length)
  for (const card of cards) {
    const day = card.date < today && card.endDate >= today ? today : card.date
    const { from, label } = days(day, () => groupOf(day))
    const group = groups.get(from) ?? { from, label, cards: [] }
    group.cards.push(card)
    groups.set(from, group)
  }
  return [...groups.values()]
}

/**
 * Group by weekends, Friday to Sunday, and by the weekdays between, so that no Wednesday appears under a weekend; by
 * months if most weekends would have one edition.
 */
function byDate(cards: readonly CardFacts[], locale: Locale, today: string): Group[] {
  const weekends = grouped(cards, today, (date) => {
    const monday = mondayOf(date)
    const isBetween = daysBetween(monday, date) < friday
    const from = isBetween ? monday : addDays(monday, friday)
    const to = addDays(monday, isBetween ? friday - 1 : 6)
    const withYear = Math.abs(daysBetween(today, from)) > daysWithoutYear
    return { from, label: weekdayRange(from, to, locale, withYear) }
  })
  if (weekends.length * 2 <= cards.length) return weekends
  return grouped(cards, today, (date) => {
    const from = `${date.slice(0, 7)}-01`
    return { from, label: upperFirst(monthAndYear(from, locale), locale) }
  })
}

/** @param now milliseconds */
function signUpNote(card: CardFacts, now: number): SignUpNote | null {
  const today = dayAt(now, card.endOffset)
  const { opens, closes, endDate } = card
  const window = { opens, closes, ends: endDate, soldOut: isSoldOut(card.races) }
  const state = signUpState(window, today, addDays(today, closingDays))
  return state === 'soon' || state === 'closing' || state === 'sold-out' ? state : null
}

/** A card with the facts that only lists have: distance from `origin`, and a note on sign-up. */
export function listedCard(card: CardFacts, reader: Reader, origin: Point | null): EditionCard {
  const note = signUpNote(card, reader.now)
  return {
    ...editionCard(card, reader),
    ...(origin === null ? {} : { away: wayOff(greatCircleKm(origin, card), reader) }),
    ...(note === null ? {} : { signUp: note }),
  }
}

/** The cards under headings if sorted by date; in any other order, one list without a heading. */
export function calendarLists(
  cards: readonly CardFacts[],
  { sort, origin }: { sort: CalendarSort; origin: Point | null },
  reader: Reader,
  today: string,
): CalendarView['lists'] {
  const { locale } = reader
  const whole = cards.length === 0 ? [] : [{ from: '', label: null, cards }]
  const groups = sort === 'date' ? byDate(cards, locale, today) : whole
  return groups.map(({ from, label, cards: inGroup }) => ({
    from,
    label,
    events: count(inGroup.length, locale),
    cards: inGroup.map((card) => listedCard(card, reader, origin)),
  }))
}

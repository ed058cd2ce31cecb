import { count, weekdayRange } from '../../src/i18n/format.ts'
import { wayOff } from '../../src/i18n/lengths.ts'
import type { Reader } from '../../src/i18n/reader.ts'
import type { CalendarView } from '../../src/model/calendar-view.ts'
import { closingDays, type Point } from '../../src/model/calendar.ts'
import { greatCircleKm } from '../../src/model/great-circle.ts'
import { registrationState } from '../../src/model/registration.ts'
import { addDays, daysBetween, mondayOf } from '../../src/model/usual-date.ts'
import type { EditionCard, SignUpNote } from '../../src/model/views.ts'
import type { CalendarSort } from '../../src/model/calendar.ts'
import type { CardFacts } from '../domain/editions/edition-cards.ts'
import { editionCard } from './edition-card.ts'

/** Days from a Monday to the Friday that begins a weekend. */
const friday = 4
/** From so many days on, a heading says its year. */
const daysWithoutYear = 330

interface Group {
  from: string
  to: string
  cards: CardFacts[]
}

/** Fridays to Sundays, and the days between: so that no race of a Wednesday is under a weekend's heading. */
function groupOf(date: string): { from: string; to: string } {
  const monday = mondayOf(date)
  return daysBetween(monday, date) < friday
    ? { from: monday, to: addDays(monday, friday - 1) }
    : { from: addDays(monday, friday), to: addDays(monday, 6) }
}

function byWeekend(cards: readonly CardFacts[], today: string): Group[] {
  const groups = new Map<string, Group>()
  for (const card of cards) {
    // What is under way stands among what is on today.
    const { from, to } = groupOf(card.date < today && card.endDate >= today ? today : card.date)
    const group = groups.get(from) ?? { from, to, cards: [] }
    group.cards.push(card)
    groups.set(from, group)
  }
  return [...groups.values()]
}

function signUpNote(card: CardFacts, today: string): SignUpNote | null {
  const { opens, closes, endDate, soldOut } = card
  const window = { opens, closes, ends: endDate, soldOut: soldOut === 1 }
  const state = registrationState(window, today, addDays(today, closingDays))
  return state === 'soon' || state === 'closing' || state === 'sold-out' ? state : null
}

/** A card with what only a list says: how far away it is from `origin`, and where its sign-up stands. */
export function listedCard(
  card: CardFacts,
  reader: Reader,
  today: string,
  origin: Point | null,
): EditionCard {
  const note = signUpNote(card, today)
  return {
    ...editionCard(card, reader, today),
    ...(origin === null ? {} : { away: wayOff(greatCircleKm(origin, card), reader) }),
    ...(note === null ? {} : { signUp: note }),
  }
}

/** The cards under their weekends, in order of date; in any other order, one list. */
export function calendarLists(
  cards: readonly CardFacts[],
  { sort, origin }: { sort: CalendarSort; origin: Point | null },
  reader: Reader,
  today: string,
): CalendarView['lists'] {
  const { locale } = reader
  const groups: Group[] =
    sort === 'date' ? byWeekend(cards, today) : [{ from: '', to: '', cards: [...cards] }]
  return groups
    .filter((group) => group.cards.length > 0)
    .map(({ from, to, cards: own }) => {
      const isFar = from !== '' && Math.abs(daysBetween(today, from)) > daysWithoutYear
      return {
        from,
        label: from === '' ? null : weekdayRange(from, to, locale, isFar),
        events: count(own.length, locale),
        cards: own.map((card) => listedCard(card, reader, today, origin)),
      }
    })
}

import { dateBib, longDate, number } from '../../../src/i18n/format.ts'
import { hueOf, sportOfCode } from '../../../src/model/event/sports.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { mostPlaces } from '../../../src/model/orders/holds.ts'
import type { CheckoutView } from '../../../src/model/schemas/orders/checkout.ts'
import type { MemberEntriesView } from '../../../src/model/schemas/orders/member-entries.ts'
import { m } from '../../../src/paraglide/messages.js'
import { lastDayBefore } from '../../domain/commerce/payouts/last-day-before.ts'
import { isOpenAt, type SaleTerms } from '../../domain/commerce/sales/find-terms.ts'
import type { ListedTurn } from '../../domain/commerce/waiting/list-turns.ts'
import { checkoutPath } from '../paths/checkout-path.ts'
import { foreignTag } from '../texts/foreign-tag.ts'

/** "Number 3 on the waiting list. Places: 2", or until when the offered places are held. */
function textOf({ position, size, state, until, zone }: ListedTurn, locale: Locale): string {
  const places = number(size, locale)
  if (state === 'offered' && until !== null)
    return m.line_offered(
      { places, date: longDate(lastDayBefore(until, zone), locale) },
      { locale },
    )
  return m.line_position({ n: number(position ?? 1, locale), places }, { locale })
}

/** Turns of a member in the list of the member's sign-ups. */
export const presentTurns = (
  turns: readonly ListedTurn[],
  locale: Locale,
): MemberEntriesView['turns'] =>
  turns.map((turn) => ({
    event: turn.name,
    lang: foreignTag(turn.nameLanguage, locale),
    hue: hueOf(sportOfCode(turn.sport)),
    bib: dateBib(turn.date, turn.endDate, locale),
    race: turn.race,
    raceLang: foreignTag(turn.raceLanguage, locale),
    text: textOf(turn, locale),
    isOffered: turn.state === 'offered',
    path: `${checkoutPath({ event: turn.permalink, date: turn.date, step: 'races' }, locale)}#waiting`,
  }))

interface Waiting {
  terms: SaleTerms
  /** Races of the checkout with their names. */
  races: CheckoutView['races']
  /** Turns of the member for this edition. */
  turns: readonly ListedTurn[]
}

/** Races whose places are gone, or fewer than were chosen, and the turns of the member for them. */
export function presentWaiting(
  { terms, races, turns }: Waiting,
  locale: Locale,
  now: Date,
): CheckoutView['waiting'] {
  const mine = turns.filter(({ editionId }) => editionId === terms.editionId)
  const isFull = ({ id, most, chosen, price }: CheckoutView['races'][number]) =>
    (most === 0 || price === null || chosen > most) && mine.every(({ raceId }) => raceId !== id)
  return {
    races: isOpenAt(terms, now)
      ? races.filter(isFull).flatMap(({ id, name, lang, chosen }) => {
          const stock = terms.rooms.find(({ raceId, kind }) => raceId === id && kind === 'places')
          const most = Math.min(stock?.quantity ?? 0, mostPlaces)
          return most === 0 ? [] : [{ id, race: name, lang, most, size: Math.max(1, chosen) }]
        })
      : [],
    turns: mine.map((turn) => ({
      id: turn.id,
      race: turn.race,
      lang: foreignTag(turn.raceLanguage, locale),
      text: textOf(turn, locale),
      isOffered: turn.state === 'offered',
    })),
  }
}

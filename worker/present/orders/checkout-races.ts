import { count, longDate, number, price, weekday, timeOfDay } from '../../../src/i18n/format.ts'
import { joined } from '../../../src/i18n/joins.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { toMajor } from '../../../src/model/money/minor-units.ts'
import { mostPlaces, paymentMinutes } from '../../../src/model/orders/holds.ts'
import type { CheckoutView } from '../../../src/model/schemas/orders/checkout.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import type { RaceRow } from '../../domain/catalogue/events/event-page-rows.ts'
import type { Room } from '../../domain/commerce/capacity/find-rooms.ts'
import type { SaleTerms } from '../../domain/commerce/sales/find-terms.ts'
import { planPlaces } from '../../domain/commerce/sales/plan-places.ts'
import { isFew } from '../../domain/commerce/sales/sale-state.ts'
import { raceFigure } from '../cards/edition-card.ts'
import { foreignTag } from '../texts/foreign-tag.ts'

export type CheckoutRace = CheckoutView['races'][number]

/** "€48", of minor units. */
export const amountText = (
  amount: number,
  currency: string,
  { locale }: Pick<Reader, 'locale'>,
): string => price(toMajor(amount, currency), currency, locale)

/** Ages on the day of the race. */
export function agesOf(
  { ageMin, ageMax }: Pick<RaceRow, 'ageMin' | 'ageMax'>,
  { locale }: Reader,
): CheckoutRace['ages'] {
  if (ageMin === null && ageMax === null) return null
  const [from, to] = [ageMin, ageMax].map((age) => (age === null ? null : number(age, locale)))
  return ageMin !== null && ageMax !== null
    ? { from: null, to: null, range: `${from}–${to}` }
    : { from: from ?? null, to: to ?? null, range: null }
}

/** The price of the next place of a race, and the step after it. */
function pricesOf(terms: SaleTerms, raceId: number, reader: Reader, now: Date) {
  const plan = planPlaces(terms, [{ raceId, quantity: 1 }], now)
  const [place] = 'reason' in plan ? [] : plan.places
  if (place === undefined) return { price: null, next: null }
  const steps = terms.steps.filter((step) => step.raceId === raceId)
  const index = steps.findIndex(({ id }) => id === place.stepId)
  const [current, next] = [steps[index], steps[index + 1]]
  const { currency } = terms
  return {
    price: { text: amountText(place.price, currency, reader), amount: place.price },
    next:
      next === undefined || next.amount === place.price
        ? null
        : {
            text: amountText(next.amount, currency, reader),
            from:
              current?.validUntil === undefined || current.validUntil === null
                ? null
                : longDate(current.validUntil.slice(0, 10), reader.locale),
          },
  }
}

/** Minutes until a held place of a full race may be free again; null if all are sold, or held for long. */
function freesIn({ room, heldUntil }: Room, { locale }: Reader, now: Date): CheckoutRace['frees'] {
  if (room > 0 || heldUntil === null) return null
  const minutes = Math.ceil((Date.parse(heldUntil) - now.getTime()) / 60_000)
  return minutes <= paymentMinutes ? count(minutes, locale) : null
}

function startOf(race: RaceRow, { edition }: EventFacts, { locale }: Reader): string | null {
  const day = weekday(race.date ?? edition.date, locale, 'month')
  return race.startTime === null ? day : joined([day, timeOfDay(race.startTime, locale)], locale)
}

/** The races of an edition that are sold here, with the places that are chosen. */
export function presentRaces(
  facts: EventFacts,
  terms: SaleTerms,
  chosen: ReadonlyMap<number, number>,
  reader: Reader,
  now: Date,
): CheckoutRace[] {
  return facts.races.flatMap((race) => {
    const stock = terms.rooms.find((room) => room.raceId === race.id && room.kind === 'places')
    if (stock === undefined) return []
    const room = Math.max(0, stock.room)
    return [
      {
        id: race.id,
        name: race.name,
        lang: foreignTag(race.nameLanguage, reader.locale),
        figure: raceFigure(race, reader),
        start: startOf(race, facts, reader),
        ages: agesOf(race, reader),
        ...pricesOf(terms, race.id, reader, now),
        left: isFew(room, stock.quantity) ? count(room, reader.locale) : null,
        frees: freesIn(stock, reader, now),
        most: Math.min(room, mostPlaces),
        chosen: chosen.get(race.id) ?? 0,
      },
    ]
  })
}

import { dateBib, figure, number } from '../../../src/i18n/format.ts'
import { isFigureUnit } from '../../../src/i18n/figure-units.ts'
import { joined } from '../../../src/i18n/joins.ts'
import { climb, length, type Measurer } from '../../../src/i18n/lengths.ts'
import { dayAt, hasEnded } from '../../time/local-day.ts'
import { priceIn } from '../texts/prices.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { AnalyticsExtra } from '../../../src/model/event/analytics-item.ts'
import { editionStatusTable, isEditionStatus } from '../../../src/model/event/edition-status.ts'
import type { Leg } from '../../../src/model/event/kilometre-bars.ts'
import { hueOf, sportOfCode } from '../../../src/model/event/sports.ts'
import { toMajor } from '../../../src/model/money/minor-units.ts'
import { unitOfCode } from '../../../src/model/values/units.ts'
import type { EditionCard, Figure, StatusView } from '../../../src/model/views.ts'
import type { CardFacts, LegFacts } from '../../domain/catalogue/cards/edition-cards.ts'
import { lowestPrice } from '../../domain/catalogue/races/price-steps.ts'
import { countryName } from '../../../src/i18n/countries/country-names.ts'
import { pictureView } from './picture-view.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { floors, priceNote, steps } from '../texts/phrases.ts'

/** Maximum number of distances on a card. */
const maxDistances = 5

export function statusView(status: string | null): StatusView | null {
  if (status === null || !isEditionStatus(status)) return null
  const { meaning, tone, icon } = editionStatusTable[status]
  return { status, meaning, tone, icon }
}

/** Distance of a leg: "42.2" and "km", "24" and "h", "86 floors"; null if not announced. */
export function distanceFigure(
  leg: Omit<LegFacts, 'gain' | 'sport'>,
  reader: Measurer,
): Figure | null {
  const { locale } = reader
  if (leg.metres !== null) return length(leg.metres, reader)
  const unit = leg.unit === null ? null : unitOfCode(leg.unit)
  if (leg.distance === null || unit === null) return null
  if (unit === 'story') return { value: floors(leg.distance, locale), unit: '' }
  if (unit === 'step') return { value: steps(leg.distance, locale), unit: '' }
  return isFigureUnit(unit) ? figure(leg.distance, unit, locale) : null
}

/** Legs for the drawing, always in kilometres, so that the drawing does not depend on the visitor's unit. */
export function drawingLegs(legs: readonly LegFacts[]): Leg[] {
  return legs.map((leg) => ({
    hue: hueOf(sportOfCode(leg.sport)),
    ...(leg.metres === null ? {} : { km: leg.metres / 1000 }),
    ...(leg.seconds === null ? {} : { hours: leg.seconds / 3600 }),
    ...(leg.distance !== null && leg.unit !== null && unitOfCode(leg.unit) === 'story'
      ? { stories: leg.distance }
      : {}),
    ...(leg.gain === null ? {} : { gain: leg.gain }),
  }))
}

/** Distance of a race: the sum of its legs, or the distance or time of its only leg. */
export function raceFigure(
  race: { metres: number | null; legs: readonly LegFacts[] },
  reader: Measurer,
): Figure | null {
  if (race.metres !== null) return length(race.metres, reader)
  const [only] = race.legs
  return race.legs.length === 1 && only !== undefined ? distanceFigure(only, reader) : null
}

/** The distances without duplicates and nulls, in their order. */
export function uniqueFigures(figures: (Figure | null)[]): Figure[] {
  const seen = new Map<string, Figure>()
  for (const entry of figures) if (entry !== null) seen.set(`${entry.value} ${entry.unit}`, entry)
  return [...seen.values()]
}

interface RaceLength {
  metres: number | null
  seconds: number | null
}

/** Longest first; then by time, then of unknown length. */
export const byLength = (a: RaceLength, b: RaceLength): number =>
  (b.metres ?? -1) - (a.metres ?? -1) || (b.seconds ?? -1) - (a.seconds ?? -1)

/** Further values for analytics; null without any. */
export function analyticsExtra(
  facts: { name: string; originalName: string },
  euroCents: number | null,
): AnalyticsExtra {
  const priceEur = euroCents === null ? null : toMajor(euroCents, 'EUR')
  const originalName = facts.originalName === facts.name ? null : facts.originalName
  return originalName === null && priceEur === null ? null : { priceEur, originalName }
}

/** A card at the reader's time: prices of the day there apply, and the link of an edition that has ended includes its date. */
export function editionCard(facts: CardFacts, reader: Reader): EditionCard {
  const { locale, now } = reader
  const sport = sportOfCode(facts.sport)
  const [lead] = facts.races
  const figures = uniqueFigures(
    facts.races.toSorted(byLength).map((race) => raceFigure(race, reader)),
  )
  const gains = facts.races.map((race) => race.gain ?? 0)
  const most = Math.max(0, ...gains)
  const lowest = lowestPrice(facts.races, dayAt(now, facts.endOffset))
  const price = lowest === null ? null : priceIn(reader, lowest.amount, lowest.currency)
  return {
    permalink: facts.permalink,
    linkDate: hasEnded(facts, now) ? facts.date : null,
    name: facts.name,
    nameLang: foreignTag(facts.nameLanguage, locale),
    bib: dateBib(facts.date, facts.endDate, locale),
    dateConfirmed: facts.confirmed === 1,
    status: statusView(facts.status),
    place: joined([facts.city, countryName(facts.country, locale)], locale),
    sport,
    hue: hueOf(sport),
    legs: drawingLegs(lead?.legs ?? []),
    distances: figures.slice(0, maxDistances),
    more: figures.length > maxDistances ? number(figures.length - maxDistances, locale) : null,
    climb: most > 0 ? climb(most, reader) : null,
    priceFrom: price?.text ?? null,
    priceNote: price === null ? null : priceNote(price, locale),
    analytics: analyticsExtra(facts, lowest?.amountEur ?? null),
    ...(facts.cover === null ? {} : { cover: pictureView(facts.cover) }),
  }
}

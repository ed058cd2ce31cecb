import {
  dateBib,
  figure,
  isFigureUnit,
  length,
  measure,
  number,
  price,
} from '../../src/i18n/format.ts'
import { localeTable, type Locale } from '../../src/i18n/locales.ts'
import { editionStatusTable, isEditionStatus } from '../../src/model/edition-status.ts'
import type { Leg } from '../../src/model/kilometre-bars.ts'
import { hueOf, sportOfCode } from '../../src/model/sports.ts'
import { unitOfCode } from '../../src/model/units.ts'
import type { EditionCard, Figure, StatusView } from '../../src/model/views.ts'
import type { CardFacts, LegFacts } from '../domain/editions/edition-cards.ts'
import { countryName } from '../domain/places/country-names.ts'
import { floors, steps } from './phrases.ts'

/** Distances a card has room for. */
const distancesShown = 5

export function statusView(status: string | null): StatusView | null {
  if (status === null || !isEditionStatus(status)) return null
  const { meaning, tone, icon } = editionStatusTable[status]
  return { status, meaning, tone, icon }
}

/** The tag of a name that is not in the page's language, for `lang`; null where it is. */
export function foreignTag(nameLanguage: string, locale: Locale): string | null {
  if (nameLanguage === locale) return null
  return Object.entries(localeTable).find(([key]) => key === nameLanguage)?.[1].tag ?? nameLanguage
}

/** "42.2" and "km", "24" and "h", "86 floors"; null for a distance that is not announced. */
export function distanceFigure(
  leg: Omit<LegFacts, 'gain' | 'sport'>,
  locale: Locale,
): Figure | null {
  if (leg.metres !== null) return length(leg.metres, locale)
  const unit = leg.unit === null ? null : unitOfCode(leg.unit)
  if (leg.distance === null || unit === null) return null
  if (unit === 'story') return { value: floors(leg.distance, locale), unit: '' }
  if (unit === 'step') return { value: steps(leg.distance, locale), unit: '' }
  return isFigureUnit(unit) ? figure(leg.distance, unit, locale) : null
}

/** Legs for the drawing, always in kilometres so that it never changes with the visitor's unit. */
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

/** The distance of a whole race: the sum of its legs, or its time, or what its one leg states. */
export function raceFigure(
  race: { metres: number | null; legs: readonly LegFacts[] },
  locale: Locale,
): Figure | null {
  if (race.metres !== null) return length(race.metres, locale)
  const [only] = race.legs
  return race.legs.length === 1 && only !== undefined ? distanceFigure(only, locale) : null
}

function uniqueFigures(figures: (Figure | null)[]): Figure[] {
  const seen = new Map<string, Figure>()
  for (const entry of figures) if (entry !== null) seen.set(`${entry.value} ${entry.unit}`, entry)
  return [...seen.values()]
}

const byLength = (a: { metres: number | null }, b: { metres: number | null }): number =>
  (b.metres ?? -1) - (a.metres ?? -1)

/** @param today ISO date, to know whether the link must name the edition's date */
export function editionCard(facts: CardFacts, locale: Locale, today: string): EditionCard {
  const sport = sportOfCode(facts.sport)
  const [lead] = facts.races
  const figures = uniqueFigures(
    facts.races.toSorted(byLength).map((race) => raceFigure(race, locale)),
  )
  const gains = facts.races.map((race) => race.gain ?? 0)
  const climb = Math.max(0, ...gains)
  return {
    permalink: facts.permalink,
    linkDate: facts.endDate < today ? facts.date : null,
    name: facts.name,
    nameLang: foreignTag(facts.nameLanguage, locale),
    bib: dateBib(facts.date, facts.endDate, locale),
    dateConfirmed: facts.confirmed === 1,
    status: statusView(facts.status),
    place: `${facts.city}, ${countryName(facts.country, locale)}`,
    sport,
    hue: hueOf(sport),
    legs: drawingLegs(lead?.legs ?? []),
    distances: figures.slice(0, distancesShown),
    more: figures.length > distancesShown ? number(figures.length - distancesShown, locale) : null,
    climb: climb > 0 ? measure(climb, 'm', locale, 0) : null,
    priceFrom: facts.price === null ? null : price(facts.price[0], facts.price[1], locale),
  }
}

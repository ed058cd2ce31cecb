import { eventShape } from './event-shape.ts'
import type { EditionFacts, EventFacts, LegFacts } from '../schemas/event/event-facts.ts'
import { flattenDocument, unflattenDocument } from '../documents/paths.ts'

/**
 * Facts in the form in which they are published: texts trimmed and in NFC, no empty ones, editions by date, prices by their first day, the last day of
 * an edition of one day is its first, and no unit without a figure (spec §5).
 */
export function normaliseFacts(facts: EventFacts): EventFacts {
  const values = flattenDocument(eventShape, facts)
  for (const [path, value] of values)
    if (typeof value === 'string') values.set(path, value.normalize('NFC').trim())
  const tidy = unflattenDocument(eventShape, values)
  const names = withoutLanguage(tidy.names, tidy.nameLanguage)
  return { ...tidy, names, editions: tidy.editions.map(tidyEdition).toSorted(byDate) }
}

/** Names without the one in the event's own language, which `name` is. */
const withoutLanguage = (names: EventFacts['names'], language: string | null) =>
  Object.fromEntries(Object.entries(names).filter(([locale]) => locale !== language))

function tidyEdition(edition: EditionFacts): EditionFacts {
  return {
    ...edition,
    endDate: edition.endDate ?? edition.date,
    races: edition.races.map((race) => ({
      ...race,
      legs: race.legs.map(tidyLeg),
      prices: race.prices.toSorted((a, b) => compare(a.validFrom ?? '', b.validFrom ?? '')),
    })),
  }
}

/** A unit without a figure is cleared; that of a distance only if the distance is said to be unknown. */
function tidyLeg(leg: LegFacts): LegFacts {
  const isUnknown = leg.unknownDistance
  return {
    ...leg,
    distance: isUnknown ? null : leg.distance,
    unit: isUnknown ? null : leg.unit,
    gainUnit: leg.gain === null ? null : leg.gainUnit,
    dropUnit: leg.drop === null ? null : leg.dropUnit,
    highestUnit: leg.highest === null ? null : leg.highestUnit,
    lowestUnit: leg.lowest === null ? null : leg.lowestUnit,
  }
}

/** Editions without a date come last. */
const byDate = (a: EditionFacts, b: EditionFacts): number => compare(a.date ?? '9', b.date ?? '9')

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

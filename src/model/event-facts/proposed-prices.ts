import type { EventFacts, PriceFacts, RaceFacts } from '../schemas/event/event-facts.ts'
import { addDays, daysBetween } from '../values/dates.ts'
import { newKey } from './empty-facts.ts'

/** Prices of the edition before, moved by as many days as the new edition is later. */
export interface ProposedPrices {
  /** ISO date of that edition. */
  of: string
  /** Steps by the key of the race. */
  prices: ReadonlyMap<string, PriceFacts[]>
}

const isSameRace = (a: RaceFacts, b: RaceFacts): boolean => a.name === b.name && a.sport === b.sport

/** Prices that a new edition without any may take from the edition before, for races of one name; null if there are none. */
export function proposedPrices({ editions }: EventFacts, key: string): ProposedPrices | null {
  const edition = editions.find((each) => each.key === key)
  const date = edition?.date ?? null
  const isNew = key.startsWith('n')
  if (edition === undefined || date === null || !isNew) return null
  if (edition.races.some(({ prices }) => prices.length > 0)) return null
  const [former] = editions
    .filter((each) => each.date !== null && each.date < date)
    .toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1))
  const of = former?.date ?? null
  if (former === undefined || of === null) return null
  const days = daysBetween(of, date)
  const later = (day: string | null) => (day === null ? null : addDays(day, days))
  const prices = edition.races.flatMap((race) => {
    const steps = former.races.find((each) => isSameRace(each, race))?.prices ?? []
    const moved = steps.map((step) => ({
      ...step,
      key: newKey(),
      validFrom: later(step.validFrom),
      validUntil: later(step.validUntil),
    }))
    return moved.length === 0 ? [] : [[race.key, moved] as const]
  })
  return prices.length === 0 ? null : { of, prices: new Map(prices) }
}

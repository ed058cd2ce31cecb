import { daysBetween } from '../../../../src/model/values/dates.ts'
import type {
  EditionFacts,
  LegFacts,
  RaceFacts,
} from '../../../../src/model/schemas/event/event-facts.ts'
import { toMetres, type DistanceUnit } from '../../../../src/model/values/units.ts'
import { foldName } from '../../../imports/fold-name.ts'
import { daysBetweenEditions } from './group-rows.ts'
import { matchOnce } from './match-once.ts'

/** Days by which a past edition may differ from the one of a list: no list moves what has taken place. */
const daysOfPast = 31

/** Entries of a list by those of the present facts, as keys. */
export type MatchedKeys = ReadonlyMap<string, string>

function canBeOne(stated: EditionFacts, present: EditionFacts, today: string): boolean {
  if (stated.date === null || present.date === null)
    return stated.date !== null && stated.date >= today
  const days = Math.abs(daysBetween(stated.date, present.date))
  if (days <= daysOfPast) return true
  const isPast = (present.endDate ?? present.date) < today || stated.date < today
  return days < daysBetweenEditions && !isPast
}

/**
 * Editions of a list that the present facts have: on the same date, or moved by less than ten months. Each is matched once,
 * the nearest first; an edition without a date comes last.
 */
export function matchEditions(
  stated: readonly EditionFacts[],
  present: readonly EditionFacts[],
  today: string,
): MatchedKeys {
  const pairs = stated.flatMap((one) =>
    present
      .filter((other) => canBeOne(one, other, today))
      .map((other) => ({ from: one.key, to: other.key, cost: distanceOf(one.date, other.date) })),
  )
  return matchOnce(pairs)
}

const distanceOf = (a: string | null, b: string | null): number =>
  a === null || b === null ? Infinity : Math.abs(daysBetween(a, b))

/** Lengths of which one is written in another unit: 10,000 m and 10 km. */
export function isSameLength(
  a: number | null,
  aUnit: DistanceUnit | null,
  b: number | null,
  bUnit: DistanceUnit | null,
): boolean {
  if (a === null || b === null || aUnit === null || bUnit === null) return false
  const metres = toMetres(a, aUnit)
  return aUnit === bUnit ? a === b : metres !== null && metres === toMetres(b, bUnit)
}

const isSameDistance = (a: LegFacts | undefined, b: LegFacts | undefined): boolean =>
  a !== undefined && b !== undefined && isSameLength(a.distance, a.unit, b.distance, b.unit)

const namesOf = ({ name, names }: RaceFacts): string[] =>
  [name ?? '', ...Object.values(names)].filter((each) => each !== '').map(foldName)

/** Cost of taking two races for one, 0 for the most in common; null if they have nothing. */
function costOf(stated: RaceFacts, present: RaceFacts): number | null {
  const isNamed = namesOf(present).includes(foldName(stated.name ?? ''))
  const isAsLong = isSameDistance(stated.legs[0], present.legs[0])
  const isSport = stated.sport === present.sport
  if (isNamed) return isAsLong ? 0 : 1
  if (isAsLong) return isSport ? 2 : 3
  return null
}

/** Races of a list that an edition has: of the same name, else of the same distance, else the only ones of either. */
export function matchRaces(
  stated: readonly RaceFacts[],
  present: readonly RaceFacts[],
): MatchedKeys {
  const pairs = stated.flatMap((one) =>
    present.flatMap((other) => {
      const cost = costOf(one, other)
      return cost === null ? [] : [{ from: one.key, to: other.key, cost }]
    }),
  )
  const matched = matchOnce(pairs)
  const [only, ...more] = stated
  const [held, ...others] = present
  const isSingle = more.length === 0 && others.length === 0
  if (isSingle && only !== undefined && held !== undefined) matched.set(only.key, held.key)
  return matched
}

import * as v from 'valibot'
import { isSport, type Sport } from '../event/sports.ts'

/** Rules of challenges: data, so that a new challenge needs no code (docs/decisions/0083-challenges.md). */

const sport = v.custom<Sport>((value) => typeof value === 'string' && isSport(value))
const isoDate = v.pipe(v.string(), v.isoDate())
const range = (most: number) =>
  v.pipe(
    v.tuple([
      v.pipe(v.number(), v.integer(), v.minValue(0)),
      v.pipe(v.number(), v.integer(), v.maxValue(most)),
    ]),
    v.check(
      ([least, greatest]) => least <= greatest,
      'the first number must not exceed the second',
    ),
  )

/** Conditions under which a race counts. An unknown length or climb is in no range. */
const filter = v.strictObject({
  sports: v.optional(v.pipe(v.array(sport), v.minLength(1))),
  /** Metres, both ends included. */
  metres: v.optional(range(10_000_000)),
  /** Metres of climb, both ends included. */
  gain: v.optional(range(100_000)),
  /** ISO 3166-1 alpha-2. */
  countries: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u))), v.minLength(1)),
  ),
  /** Permalinks. */
  events: v.optional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1))),
  /** Days of the race, both included. */
  from: v.optional(isoDate),
  until: v.optional(isoDate),
})

/** Largest number of slots of a rule. */
const maximumSlots = 60

/** Goal of the collection: one race of each slot, different values of a key, or a sum. */
const goal = v.variant('kind', [
  v.strictObject({
    kind: v.literal('slots'),
    slots: v.pipe(
      v.array(
        v.strictObject({
          /** Stable name, unique in its rule. */
          key: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,30}$/u)),
          /** Metres that name the slot; without them the event names it. */
          distance: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
          filter,
        }),
      ),
      v.minLength(2),
      v.maxLength(maximumSlots),
    ),
    need: v.pipe(v.number(), v.integer(), v.minValue(2)),
  }),
  v.strictObject({
    kind: v.literal('distinct'),
    by: v.picklist(['race', 'event', 'country', 'month', 'day', 'sport', 'group']),
    need: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400)),
  }),
  v.strictObject({
    kind: v.literal('sum'),
    of: v.picklist(['metres', 'gain']),
    need: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
])

/** Time within which all of it must be: calendar months or days in a row; empty for any. */
const timeWindow = v.union([
  v.strictObject({ months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36)) }),
  v.strictObject({ days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400)) }),
  v.strictObject({}),
])

export const challengeRule = v.strictObject({ filter, goal, window: timeWindow })

export type ChallengeFilter = v.InferOutput<typeof filter>
export type ChallengeRule = v.InferOutput<typeof challengeRule>
export type ChallengeGoal = ChallengeRule['goal']

/** A race that a member has finished. */
export interface RaceResult {
  raceId: number
  /** Permalink. */
  event: string
  /** ISO date. */
  day: string
  sport: Sport
  /** Null if unknown. */
  metres: number | null
  gain: number | null
  /** ISO 3166-1 alpha-2. */
  country: string
}

import * as v from 'valibot'
import { isSport, type Sport } from '../event/sports.ts'
import { challengeRule } from './rule.ts'

const isoDate = v.pipe(v.string(), v.isoDate())

/** Facts of a challenge besides its words. */
export const challenge = v.strictObject({
  rule: challengeRule,
  /** Sport that gives the page its colour. */
  sport: v.custom<Sport>((value) => typeof value === 'string' && isSport(value)),
  /** Order in the list of challenges. */
  rank: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  /** Last day on which members may join and state results; null without an end. */
  closesOn: v.nullable(isoDate),
  /** True for one that is kept for its certificates only. */
  isArchived: v.boolean(),
})

export type Challenge = v.InferOutput<typeof challenge>

/** Template of its fields, from which paths, differences and merge follow. */
export const emptyChallenge = {
  rule: null,
  sport: null,
  rank: 0,
  closesOn: null,
  isArchived: false,
}

/** A challenge before its rule is written: one that is sound. */
export const newChallenge: Challenge = {
  rule: { filter: {}, goal: { kind: 'distinct', by: 'event', need: 10 }, window: {} },
  sport: 'run',
  rank: 999,
  closesOn: null,
  isArchived: false,
}

/** Phases of a challenge. Their pages differ; only the first two can be joined. */
export const challengePhases = ['upcoming', 'open', 'closed', 'archived'] as const
export type ChallengePhase = (typeof challengePhases)[number]

/** @param today ISO date */
export function phaseOf({ rule, closesOn, isArchived }: Challenge, today: string): ChallengePhase {
  if (isArchived) return 'archived'
  if (closesOn !== null && closesOn < today) return 'closed'
  return (rule.filter.from ?? '') > today ? 'upcoming' : 'open'
}

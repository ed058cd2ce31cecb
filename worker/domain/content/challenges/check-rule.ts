import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { phaseOf } from '../../../../src/model/challenges/challenge.ts'
import { evaluate } from '../../../../src/model/challenges/evaluate.ts'
import { ruleFault } from '../../../../src/model/challenges/rule-faults.ts'
import type { ChallengeRule } from '../../../../src/model/challenges/rule.ts'
import type { ContentDocument } from '../../../../src/model/blocks/content.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import type { ContentTypes } from '../documents/document-types.ts'
import { countingRaces } from './counting-races.ts'
import { findRacesAhead, reachOf } from './find-reach.ts'

export interface CheckedRule {
  /** Events with a race ahead that counts, and all events with a race ahead. */
  events: number
  all: number
  /** How much of the goal a beginner of today can reach with the races ahead. */
  reached: number
  need: number
  /** Why the rule is refused; null for one that can be published. */
  fault: 'nobody' | 'everybody' | 'unsound' | null
}

/** A rule by which any race counts. */
const anyRace: ChallengeRule = {
  filter: {},
  goal: { kind: 'distinct', by: 'race', need: 1 },
  window: {},
}

/**
 * A rule compared with the races ahead. It is refused if they do not suffice, and if one race of any event would do. A
 * calendar without races proves nothing.
 * @param today ISO date
 */
export async function checkRule(
  db: Database,
  rule: ChallengeRule,
  today: string,
): Promise<CheckedRule> {
  const counted = sql`SELECT count(DISTINCT ev.id) AS n FROM ${countingRaces(anyRace, today)}`
  const [races, all] = await Promise.all([
    findRacesAhead(db, rule, today),
    prepare(db, counted)
      .first('n')
      .then((n) => v.parse(v.number(), n)),
  ])
  const { reached, need } = reachOf(rule, races)
  const events = new Set(races.map(({ event }) => event)).size
  const enough = races.filter((race) => evaluate(rule, [race]).have >= need)
  const isForAll = new Set(enough.map(({ event }) => event)).size === all
  const unsound = ruleFault(rule)
  const found = { events, all, reached, need }
  if (unsound === 'no-challenge' || (all > 0 && isForAll)) return { ...found, fault: 'everybody' }
  if (unsound !== null) return { ...found, fault: 'unsound' }
  return { ...found, fault: all > 0 && reached < need ? 'nobody' : null }
}

/** Fault of the rule of a challenge that is open or will be; none for other documents. @param today ISO date */
export async function challengeFaults(
  db: Database,
  { challenge }: ContentDocument,
  today: string,
): Promise<ContentTypes['faults']> {
  if (challenge === null) return {}
  const phase = phaseOf(challenge, today)
  if (phase === 'closed' || phase === 'archived') return {}
  const { fault } = await checkRule(db, challenge.rule, today)
  return fault === null ? {} : { 'challenge.rule': fault }
}

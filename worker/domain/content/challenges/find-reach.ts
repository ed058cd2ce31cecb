import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { evaluate } from '../../../../src/model/challenges/evaluate.ts'
import type { ChallengeRule, RaceResult } from '../../../../src/model/challenges/rule.ts'
import { shareOf } from '../../../../src/model/challenges/tally.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { countingRaces, resultColumns, resultRow, toResult } from './counting-races.ts'

/** Of each day the race that adds most to a sum, as a person runs one. */
function oneADay(rule: ChallengeRule, races: readonly RaceResult[]): RaceResult[] {
  const best = new Map<string, { race: RaceResult; amount: number }>()
  for (const race of races) {
    const amount = shareOf(rule.goal, race)?.amount ?? 0
    if (amount > (best.get(race.day)?.amount ?? 0)) best.set(race.day, { race, amount })
  }
  return [...best.values()].map(({ race }) => race)
}

/** Races ahead that a rule lets count. @param at ISO instant, or a date for its midnight in UTC */
export async function findRacesAhead(
  db: Database,
  rule: ChallengeRule,
  at: string,
): Promise<RaceResult[]> {
  const [rows] = await readBatch(db, [sql`SELECT ${resultColumns} FROM ${countingRaces(rule, at)}`])
  return v.parse(v.array(resultRow), rows).flatMap(toResult)
}

interface Reach {
  reached: number
  need: number
}

/** How much of a goal can be reached by a beginner with some races. */
export function reachOf(rule: ChallengeRule, races: readonly RaceResult[]): Reach {
  const { have, need } = evaluate(rule, rule.goal.kind === 'sum' ? oneADay(rule, races) : races)
  return { reached: have, need }
}

/**
 * How much of a goal can be reached by a beginner of today, with the races of the calendar ahead.
 * @param at ISO instant, or a date for its midnight in UTC
 */
export const findReach = async (db: Database, rule: ChallengeRule, at: string): Promise<Reach> =>
  reachOf(rule, await findRacesAhead(db, rule, at))

import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { editionStatuses, editionStatusTable } from '../../../../src/model/event/edition-status.ts'
import { sportCodes, sportOfCode } from '../../../../src/model/event/sports.ts'
import type {
  ChallengeFilter,
  ChallengeRule,
  RaceResult,
} from '../../../../src/model/challenges/rule.ts'
import { dayThere } from '../../catalogue/editions/next-or-last.ts'
import { takesPlaceSql } from '../../catalogue/editions/takes-place.ts'

const virtual = editionStatuses
  .filter((status) => editionStatusTable[status].attendance === 'Online')
  .map((status) => `'${status}'`)
  .join(', ')

/**
 * SQL condition: race `r` of edition `e` counts for challenges. Cancelled and virtual editions never do, nor does a race
 * that is run in a team, each of whose members covers a part.
 */
export const countsSql = `(${takesPlaceSql} AND (e.status IS NULL OR e.status NOT IN (${virtual}))
  AND coalesce(r.min_number_of_team_members, 1) < 2)`

/** Day of race `r` of edition `e`. */
export const raceDay = sql`coalesce(r.date, e.date)`

/** SQL condition: race `r` of edition `e`, event `ev`, in city `c` matches a filter. */
export function filterSql(filter: ChallengeFilter): SQL {
  const { sports, metres, gain, countries, events, from, until } = filter
  const isIn = (column: SQL, values: readonly (string | number)[] | undefined) =>
    values === undefined
      ? []
      : [sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`]
  const isBetween = (column: SQL, range: readonly [number, number] | undefined) =>
    range === undefined ? [] : [sql`${column} BETWEEN ${range[0]} AND ${range[1]}`]
  const conditions = [
    ...isIn(
      sql`r.sport`,
      sports?.map((sport) => sportCodes[sport]),
    ),
    ...isIn(sql`c.country`, countries),
    ...isIn(sql`ev.permalink`, events),
    ...isBetween(sql`r.metres`, metres),
    ...isBetween(sql`r.gain_metres`, gain),
    ...(from === undefined ? [] : [sql`${raceDay} >= ${from}`]),
    ...(until === undefined ? [] : [sql`${raceDay} <= ${until}`]),
  ]
  return conditions.length === 0 ? sql`1` : sql`(${sql.join(conditions, sql` AND `)})`
}

/** SQL condition: the race can add to the goal of a rule. */
export function ruleSql({ filter, goal }: ChallengeRule): SQL {
  if (goal.kind === 'sum')
    return sql`(${filterSql(filter)} AND ${goal.of === 'metres' ? sql`r.metres` : sql`r.gain_metres`} > 0)`
  if (goal.kind === 'distinct') return filterSql(filter)
  const slots = goal.slots.map((slot) => filterSql(slot.filter))
  return sql`(${filterSql(filter)} AND (${sql.join(slots, sql` OR `)}))`
}

/** Columns of a race as rules see it, of race `r`, edition `e`, event `ev` and city `c`. */
export const resultColumns = sql`r.id AS "raceId", ev.permalink AS event, ${raceDay} AS day, r.sport,
  r.metres, r.gain_metres AS gain, c.country`

export const resultRow = v.object({
  raceId: v.number(),
  event: v.string(),
  day: v.string(),
  sport: v.number(),
  metres: v.nullable(v.number()),
  gain: v.nullable(v.number()),
  country: v.string(),
})

/** A result of each row whose sport is known. */
export const toResult = (row: v.InferOutput<typeof resultRow>): RaceResult[] => {
  const sport = sportOfCode(row.sport)
  return sport === null ? [] : [{ ...row, sport }]
}

/** Source of the races ahead that a rule lets count. @param at ISO instant, or a date for its midnight in UTC */
export const countingRaces = (rule: ChallengeRule, at: string): SQL => sql`
  edition e JOIN event ev ON ev.id = e.event_id JOIN city c ON c.id = e.city_id
  JOIN race r ON r.edition_id = e.id
  WHERE e.end_date >= date(${at}, '-12 hours') AND e.end_date >= ${dayThere(at)} AND ${raceDay} >= ${dayThere(at)} AND ${sql.raw(countsSql)} AND ${ruleSql(rule)}`

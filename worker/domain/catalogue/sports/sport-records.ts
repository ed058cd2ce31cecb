import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import {
  sportCodes,
  sportGroups,
  type Sport,
  type SportGroup,
} from '../../../../src/model/event/sports.ts'
import { eventNameColumns, eventNames, withName } from '../names/event-name.ts'
import { editionTown } from '../names/town-name.ts'

const recordRow = v.object({
  kind: v.string(),
  permalink: v.string(),
  ...eventNames,
  city: v.string(),
  country: v.string(),
  /** Metres of its longest race in the sport, and the most metres of climb; null if unknown. */
  metres: v.nullable(v.number()),
  gain: v.nullable(v.number()),
})

export type RecordFacts = ReturnType<typeof readRecords>['longest'][number]

/** Statement for the next editions with the longest races and the most climb of a sport or group (refresh-counts.ts). */
export function sportRecords(
  subject: { sport: Sport } | { group: SportGroup },
  locale: Locale,
): SQL {
  const [kind, key] = 'sport' in subject ? ['sport', subject.sport] : ['group', subject.group]
  const sports = 'sport' in subject ? [subject.sport] : sportGroups[subject.group]
  const most = (column: 'metres' | 'gain_metres') =>
    sql`(SELECT max(${sql.raw(column)}) FROM race
      WHERE edition_id = e.id AND sport IN ${sports.map((each) => sportCodes[each])})`
  return sql`
    SELECT h.kind, ev.permalink, ${eventNameColumns}, c.country,
      ${editionTown(locale)} AS city,
      ${most('metres')} AS metres, ${most('gain_metres')} AS gain
    FROM highlight h
    JOIN edition e ON e.id = h.edition_id
    JOIN event ev ON ev.id = e.event_id
    JOIN city c ON c.id = e.city_id
    WHERE h.kind IN ${[`${kind}-longest`, `${kind}-climb`]} AND h.key = ${key}
    ORDER BY h.kind, h.ordinal`
}

/** Both lists from the rows of `sportRecords`. @param locale the same as in the statement */
export function readRecords(rows: unknown, locale: Locale) {
  const named = v.parse(v.array(recordRow), rows).map((row) => withName(row, locale))
  return {
    longest: named.filter((row) => row.kind.endsWith('-longest')),
    climb: named.filter((row) => row.kind.endsWith('-climb')),
  }
}

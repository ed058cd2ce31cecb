import type { Database } from '../../../db/client.ts'
import { countStatements } from './count-statements.ts'
import { changesRow, instantOfCounts } from './count-state.ts'
import { deleteEmptyCounts, type CountScope } from './counted-rows.ts'
import { highlightKinds, highlightStatements } from './highlights.ts'
import { kindIn, replaceLists, type RankScope } from './ranked-scope.ts'
import { rankRecords, recordKinds } from './sport-statements.ts'

const ofEvents = 'SELECT id FROM edition WHERE event_id IN (SELECT value FROM json_each(?2))'

const scope = (sign: CountScope['sign']): CountScope => ({
  editions: `e.id IN (${ofEvents})`,
  kind: (kind) => kind,
  sign,
})

/** The editions of the events together with those of the lists. */
const listed: RankScope = {
  editions: (kinds) =>
    `e.id IN (SELECT edition_id FROM highlight WHERE ${kindIn(kinds)} UNION ${ofEvents})`,
  kind: (kind) => kind,
}

/** Statements before a change: without the editions of the events as they were. */
const without = [
  ...countStatements(scope('-')),
  `DELETE FROM highlight WHERE edition_id IN (${ofEvents})`,
]

/** Statements after it: with the editions as they are. Rows that state nothing any more are deleted. */
const together = [
  ...countStatements(scope('')),
  ...highlightStatements(listed),
  rankRecords(listed),
  ...replaceLists([...highlightKinds, ...recordKinds]),
  deleteEmptyCounts,
  `INSERT INTO catalogue_count (kind, key, races, editions) VALUES ('${changesRow}', '', 0, 1)
   ON CONFLICT (kind, key) DO UPDATE SET editions = editions + 1`,
]

/** A statement whose instant is that of the counts, so that the events are its one parameter. */
const ofInstant = (statement: string): string =>
  statement.replaceAll('?1', instantOfCounts).replaceAll('?2', '?1')

const [before, after] = [without.map(ofInstant), together.map(ofInstant)]

/**
 * Statements of a batch that changes events, with those before and after it that have the counts follow by the difference.
 * The cost depends on the editions of the events alone. Lists by weight and of records lose what no longer belongs there;
 * what moves up into a gap comes with the next computation of all.
 * @param eventIds ids of the events, new ones included
 */
export function countedChange(
  db: Database,
  eventIds: readonly number[],
  statements: readonly D1PreparedStatement[],
): D1PreparedStatement[] {
  const events = JSON.stringify(eventIds)
  const prepared = (texts: readonly string[]) =>
    texts.map((text) => {
      const statement = db.$client.prepare(text)
      return text.includes('?1') ? statement.bind(events) : statement
    })
  return [...prepared(before), ...statements, ...prepared(after)]
}

import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { parsedJson } from '../../../db/parsed-json.ts'

const countRow = v.object({
  kind: v.string(),
  counts: parsedJson(v.record(v.string(), v.tuple([v.number(), v.number()]))),
})

/** [races, editions] by key, in the order of keys, by kind (count.table.ts). */
export type Counts = ReadonlyMap<string, Readonly<Record<string, [number, number]>>>

/** Statement for the counts that meet a condition. One row a kind: a row for each count took longer than all cards of a page. */
export const countsWhere = (condition: SQL): SQL => sql`
  SELECT kind, json_group_object(key, json_array(races, editions)) AS counts
  FROM (SELECT * FROM catalogue_count WHERE ${condition} ORDER BY kind, key) GROUP BY kind`

/** The counts from the rows of `countsWhere`. */
export const readCounts = (rows: unknown): Counts =>
  new Map(v.parse(v.array(countRow), rows).map(({ kind, counts }) => [kind, counts]))

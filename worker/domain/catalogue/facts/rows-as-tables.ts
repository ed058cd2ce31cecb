import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { edition } from '../editions/edition.table.ts'
import { event, eventPageText, eventText } from '../events/event.table.ts'
import { activity, race, ticketPrice } from '../races/race.table.ts'
import type { RowsByTable } from './rows-after.ts'

const tables = [
  ['event', event],
  ['event_text', eventText],
  ['event_page_text', eventPageText],
  ['edition', edition],
  ['race', race],
  ['activity', activity],
  ['ticket_price', ticketPrice],
] as const satisfies [keyof RowsByTable, SQLiteTable][]

/** `"end_date"` from the key `endDate` of a row. */
const columnsOf = (table: SQLiteTable): SQL =>
  sql.join(
    Object.entries(getTableColumns(table)).map(
      ([key, { name }]) => sql`value ->> ${sql.raw(`'$.${key}'`)} AS ${sql.identifier(name)}`,
    ),
    sql`, `,
  )

/**
 * WITH clause in which rows stand in for the tables of the catalogue: a name there comes before that of a table. So the
 * statements of a page read facts that are not published.
 */
export const rowsAsTables = (rows: RowsByTable): SQL =>
  sql`WITH ${sql.join(
    tables.map(
      ([name, table]) =>
        sql`${sql.identifier(name)} AS (SELECT ${columnsOf(table)} FROM json_each(${JSON.stringify(rows[name])}))`,
    ),
    sql`, `,
  )}`

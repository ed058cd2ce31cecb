import { eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import type { Rendered } from '../../../runtime/rendered-since.ts'
import { organiser } from '../organisers/organiser.table.ts'
import { event } from './event.table.ts'

/** Pages of one event or organiser. */
export type SubjectPage = Exclude<Rendered, 'lists' | 'everything'>

/** Statement for `renderedPages`: events and their organisers. @param which condition on `event` */
export const pagesOfEvents = (db: Database, which: SQL | undefined) =>
  db
    .select({
      // D1 returns the rows of a batch by the names of their columns, so two that are alike would be one.
      event: sql<string>`${event.permalink}`.as('event_permalink'),
      organiser: sql<string | null>`${organiser.permalink}`.as('organiser_permalink'),
    })
    .from(event)
    .leftJoin(organiser, eq(organiser.id, event.organiserId))
    .where(which)

/** The pages of events and of their organisers, from the rows of `pagesOfEvents`. */
export const renderedPages = (
  rows: readonly { event: string; organiser: string | null }[],
): SubjectPage[] => [
  ...new Set(
    rows.flatMap((row): SubjectPage[] => [
      `event/${row.event}`,
      ...(row.organiser === null ? [] : ([`organiser/${row.organiser}`] as const)),
    ]),
  ),
]

/** Pages with the name of an organiser: its own and those of its events. */
export async function pagesOfOrganiser(db: Database, permalink: string): Promise<SubjectPage[]> {
  const ofEvents = await pagesOfEvents(db, eq(organiser.permalink, permalink))
  return [`organiser/${permalink}`, ...renderedPages(ofEvents)]
}

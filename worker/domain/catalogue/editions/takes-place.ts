import { statusesNotHeld } from '../../../../src/model/event/edition-status.ts'

const quoted = statusesNotHeld.map((status) => `'${status}'`).join(', ')

/** SQL condition on `edition`: lists have it. Those of search leave out the same (worker/search/embedded/indexing/event-rows.ts). */
export const isListedSql = `status IS NOT 'archived'`

/** SQL subquery: ids of the events that have a page and are listed nowhere else, those of sample organisers. */
export const unlistedEventsSql = `(SELECT unlisted.id FROM event unlisted
  WHERE unlisted.organiser_id IN (SELECT organiser_id FROM sample_organiser))`

/** SQL condition: edition `e` takes place on its date, and its event is listed. */
export const takesPlaceSql = `((e.status IS NULL OR e.status NOT IN (${quoted}))
  AND e.event_id NOT IN ${unlistedEventsSql})`

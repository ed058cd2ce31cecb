import { statusesNotHeld } from '../../../../src/model/event/edition-status.ts'

const quoted = statusesNotHeld.map((status) => `'${status}'`).join(', ')

/** SQL condition on `edition`: lists have it. Those of search leave out the same (worker/search/embedded/indexing/event-rows.ts). */
export const isListedSql = `status IS NOT 'archived'`

/** SQL condition: edition `e` takes place on its date. */
export const takesPlaceSql = `(e.status IS NULL OR e.status NOT IN (${quoted}))`

import { statusesNotHeld } from '../../../../src/model/event/edition-status.ts'

const quoted = statusesNotHeld.map((status) => `'${status}'`).join(', ')

/** SQL condition: edition `e` takes place on its date. */
export const takesPlaceSql = `(e.status IS NULL OR e.status NOT IN (${quoted}))`

import { statusesNotHeld } from '../../../../src/model/edition-status.ts'

const quoted = statusesNotHeld.map((status) => `'${status}'`).join(', ')

/** SQL that holds for an edition `e` which takes place on its date. */
export const takesPlaceSql = `(e.status IS NULL OR e.status NOT IN (${quoted}))`

import { editionStatuses, isCancelled } from '../../../../src/model/event/edition-status.ts'

const cancelled = editionStatuses
  .filter(isCancelled)
  .map((status) => `'${status}'`)
  .join(', ')

/** SQL condition: entry `e` of order `p` has a ticket, because it is paid and neither it nor its edition `d` was cancelled. */
export const isGoodEntrySql = `(e.state = 'valid' AND p.state = 'paid' AND (d.status IS NULL OR d.status NOT IN (${cancelled})))`

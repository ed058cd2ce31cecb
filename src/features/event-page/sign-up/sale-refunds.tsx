import type { EventView } from '../../../model/views.ts'
import { RefundTerms } from '../../../ui/refund-terms.tsx'

/** The refund rule of an edition whose places are sold here; nothing for free ones and once it is past. */
export function SaleRefunds({ event: { edition } }: { event: EventView }) {
  const rule = edition.past ? null : (edition.registration.here?.refunds ?? null)
  return rule === null ? null : <RefundTerms rule={rule} />
}

import type { EditionView } from '../../../model/views.ts'

/** Value of `data-status` of an edition that does not take place on its date, for the style sheet; null if it does. */
export function notHeld({ status }: Pick<EditionView, 'status'>): string | null {
  if (status === null) return null
  if (status.tone === 'bad') return 'cancelled'
  if (status.meaning === 'postponed' || status.meaning === 'postponed_past') return 'postponed'
  return status.meaning === 'terminated' ? 'ended' : null
}

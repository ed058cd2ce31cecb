import { editionStatusTable, type EditionStatus } from '../event/edition-status.ts'

/** Facts that an organiser is asked for when choosing the status of an edition. */
export interface StatusNeeds {
  /** Date before the edition was moved, which differs from its date. */
  previousDate: 'required' | 'none'
  /** Reason, shown in the notice. */
  reason: 'required' | 'asked' | 'none'
  /** Consequences for entries and their fees. */
  entries: 'asked' | 'none'
}

const nothing: StatusNeeds = { previousDate: 'none', reason: 'none', entries: 'none' }

/** Facts that a status asks for. */
export function statusNeeds(status: EditionStatus | null): StatusNeeds {
  if (status === null) return nothing
  const { meaning } = editionStatusTable[status]
  switch (meaning) {
    case 'cancelled':
    case 'postponed':
      return { ...nothing, reason: 'required', entries: 'asked' }
    case 'rescheduled':
      return { previousDate: 'required', reason: 'asked', entries: 'asked' }
    case 'turned_virtual':
      return { ...nothing, reason: 'asked', entries: 'asked' }
    case 'terminated':
    case 'cancelled_past':
    case 'postponed_past':
    case 'rescheduled_past':
    case 'virtual_past':
      return { ...nothing, reason: 'asked' }
    case 'hybrid':
    case 'virtual':
    case 'archived':
      return nothing
  }
}

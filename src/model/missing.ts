import { errorStatuses, type ErrorCode } from './errors.ts'

/** What a missing page knows about why it is missing. */
export interface MissingData {
  code: ErrorCode
  /** The word or key that was not understood. */
  field?: string | undefined
  /** Pages that may have been meant by the word: calendars or sports. */
  nearest?: { label: string; path: string }[] | undefined
  /** Set where the event exists and only the date does not. */
  editions?:
    | { permalink: string; name: string; asked: string; known: { date: string; label: string }[] }
    | undefined
}

export function isMissingData(value: unknown): value is MissingData {
  if (typeof value !== 'object' || value === null || !('code' in value)) return false
  return typeof value.code === 'string' && Object.hasOwn(errorStatuses, value.code)
}

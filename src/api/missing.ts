import { isErrorCode, type ErrorCode } from '../model/values/errors.ts'

/** Reason for a 404 page. */
export interface MissingData {
  code: ErrorCode
  /** The unknown word or query key, or the date without an edition, in words. */
  field?: string | undefined
  /** Calendars or sports with similar words. */
  nearest?: { label: string; path: string }[] | undefined
  /** Days on which the page is open: "27 – 30 November 2026". */
  days?: string | undefined
  /** Set if the event exists, but not on the date. */
  editions?:
    | {
        permalink: string
        name: string
        requested: string
        known: { date: string; label: string }[]
      }
    | undefined
}

export function isMissingData(value: unknown): value is MissingData {
  return typeof value === 'object' && value !== null && 'code' in value && isErrorCode(value.code)
}

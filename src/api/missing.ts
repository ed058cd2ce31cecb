import { isErrorCode, type ErrorCode } from '../model/values/errors.ts'

/** Reason for a 404 page. */
export interface MissingData {
  code: ErrorCode
  /** The unknown word or query key, or the date without an edition, in words. */
  field?: string | undefined
  /** Calendars, sports or events with similar words; `lang` is the BCP 47 tag of a label in another language. */
  nearest?: { label: string; path: string; lang?: string | undefined }[] | undefined
  /** Why there is no page, if its kind has a sentence of its own. */
  text?: string | undefined
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

/** Reason in an error of the router; null for any other error. */
export function missingIn(error: unknown): MissingData | null {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : null
  return isMissingData(data) ? data : null
}

import type { FieldErrorsOf } from '../values/field-errors.ts'
import { reviewParts } from './reviews.ts'

/** The form of a review, which browsers send as JSON, or without scripts as it is. */

/**
 * Keys of its page: the event, the outcome (`thanks`, or errors as `control.error`, joined by commas), and the key under
 * which the text of a refused form is stored for ten minutes.
 */
export const reviewEventKey = 'event'
export const reviewOutcomeKey = 'outcome'
export const reviewKeptKey = 'kept'

/** Name of the form that changes a review. */
export const changeForm = (id: number): string => `review-${id}`

/** Values of the filled controls by name; a ticked checkbox is "on". */
export type ReviewValues = Partial<Record<string, string>>

/** Names of the texts of errors in `ReviewInputsView`. */
export const reviewErrorTexts = [
  'needStars',
  'needEdition',
  'needTick',
  'tooLong',
  'invalid',
  'known',
  'notHeld',
] as const

export type ReviewError = (typeof reviewErrorTexts)[number]

/** Errors by control name, in the order of the controls. */
export type ReviewErrors = Partial<Record<string, ReviewError>>

/** Errors of required controls without a value. */
export function missingInReview(values: ReviewValues): ReviewErrors {
  return {
    ...(values['rating'] === undefined ? { rating: 'needStars' } : {}),
    ...(values['edition'] === undefined ? { edition: 'needEdition' } : {}),
    ...(values['isAuthentic'] === undefined ? { isAuthentic: 'needTick' } : {}),
  }
}

/** Errors of a refused review, by the code of the API and the errors of its fields; none if it failed as a whole. */
export function refusedInReview(code: string, fields: FieldErrorsOf): ReviewErrors {
  if (code === 'conflict') return { edition: 'known' }
  if (code === 'not-held') return { edition: 'notHeld' }
  return Object.fromEntries(
    Object.entries(fields).map(([name, error]) => [
      name,
      error === 'too-long' ? 'tooLong' : 'invalid',
    ]),
  )
}

const numberOf = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text)

/** The content of a review as the API reads it, from the values of the form. */
export function reviewBody(values: ReviewValues) {
  return {
    rating: Number(values['rating']),
    raceId: numberOf(values['raceId']),
    text: values['text'] ?? '',
    locale: values['locale'],
    isAuthentic: values['isAuthentic'] === 'on',
    ...Object.fromEntries(reviewParts.map((part) => [part, numberOf(values[part])])),
  }
}

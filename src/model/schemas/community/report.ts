import * as v from 'valibot'
import { reportCategories } from '../../community/feedback.ts'
import { isReadableLines, message, optionalText, strictly } from '../../values/form.ts'
import { reportMaximumCharacters } from '../../values/limits.ts'
import { eventNumber } from '../account/saved-events.ts'

/** Forms of `/api/reviews/report`. */

const reportEntries = {
  category: v.optional(
    v.pipe(v.string(message('required')), v.picklist(reportCategories, message('required'))),
    '',
  ),
  text: v.optional(optionalText(reportMaximumCharacters, isReadableLines), ''),
}

/** The form of a report. */
export const reportFormFields = v.strictObject(reportEntries, strictly)

/** `POST /api/reviews/report`. */
export const reportFields = v.strictObject({ reviewId: eventNumber, ...reportEntries }, strictly)

export type ReportFields = v.InferOutput<typeof reportFields>

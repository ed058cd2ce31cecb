import { api } from '../../../api/index.ts'
import { reviewKeptKey, type ReviewValues } from '../../../model/community/review-form.ts'
import { getLocale } from '../../../paraglide/runtime.js'

/** Route of the form's page with its data. */
export const reviewFormApi = api.profile.reviews.form

/** @param query of the page */
export const reviewFormQuery = (permalink: string, { [reviewKeptKey]: kept }: ReviewValues) => ({
  permalink,
  ...(kept === undefined ? {} : { kept }),
  locale: getLocale(),
})

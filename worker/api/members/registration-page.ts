import * as v from 'valibot'
import { safeRedirect } from '../../../src/model/values/safe-redirect.ts'
import { bodyLocale } from '../middleware/query.ts'

/** Language of the page, and the path of ours to go on to once the account is confirmed. */
export const registrationPage = v.object({
  locale: bodyLocale,
  next: v.exactOptional(
    v.pipe(
      v.string(),
      v.transform((path) => safeRedirect(path)),
    ),
  ),
})

import { documentChange } from '../../documents/change.ts'
import * as v from 'valibot'
import { isLocale } from '../../locales.ts'
import { lineOf, message, strictly } from '../../values/form.ts'

/** Bodies of requests about drafts of events. */

/** Changes that one request may carry; an editor sends what was typed in a few seconds. */
const changesPerRequest = 5000

const count = v.pipe(v.number(message('invalid')), v.integer(message('invalid')))

export const newDraft = v.strictObject(
  {
    name: lineOf(160),
    /** Language of the name: one of ours, or another BCP 47 tag. */
    nameLanguage: v.pipe(
      v.string(message('required')),
      v.check(
        (tag) => isLocale(tag) || /^[a-zA-Z]{2,3}(?:-[a-zA-Z]{2,8})?$/u.test(tag),
        message('invalid'),
      ),
    ),
  },
  strictly,
)

export const draftChanges = v.strictObject(
  {
    /** Version of the draft that the changes were made from. */
    version: count,
    changes: v.pipe(
      v.array(documentChange, message('invalid')),
      v.maxLength(changesPerRequest, message('too-long')),
    ),
  },
  strictly,
)

export const draftVersion = v.strictObject({ version: count }, strictly)

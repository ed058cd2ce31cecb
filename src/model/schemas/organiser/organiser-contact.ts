import * as v from 'valibot'
import { isPlain, linesOf, lineOf, message, strictly } from '../../values/form.ts'
import {
  organiserMessageMaximumCharacters,
  personNameMaximumCharacters,
} from '../../values/limits.ts'
import { readMailAddress } from '../../members/mail-address.ts'
import { permalinkField } from '../account/saved-events.ts'

/** Form of `POST /api/organisers/contact`. */

const emailOrNone = v.pipe(
  v.string(message('email')),
  v.trim(),
  v.check((typed) => typed === '' || readMailAddress(typed) !== null, message('email')),
  v.transform((typed) => readMailAddress(typed)?.address ?? null),
)

const nameOrNone = v.union([
  v.pipe(
    v.literal(''),
    v.transform(() => null),
  ),
  lineOf(personNameMaximumCharacters),
])

export const contactFields = v.strictObject(
  {
    /** Permalink of the organiser, which may have letters of any script. */
    organiser: v.pipe(v.string(message('invalid')), v.maxLength(200), v.check(isPlain)),
    /** Permalink of the event that the message is about, or empty. */
    event: v.optional(v.union([v.literal(''), permalinkField]), ''),
    /** Name and address of a visitor without an account; those of a member are the account's. */
    name: v.optional(nameOrNone, ''),
    email: v.optional(emailOrNone, ''),
    text: v.optional(linesOf(organiserMessageMaximumCharacters, 'required'), ''),
  },
  strictly,
)

export type ContactFields = v.InferOutput<typeof contactFields>

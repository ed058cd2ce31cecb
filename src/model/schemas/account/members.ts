import * as v from 'valibot'
import { lineOf, message } from '../../values/form.ts'
import {
  organisationNameMaximumCharacters,
  personNameMaximumCharacters,
  usernameMaximumCharacters,
} from '../../values/limits.ts'
import { readMailAddress } from '../../members/mail-address.ts'
import { brokenRules, isTooLong } from '../../members/password.ts'
import { isReservedOrganisationName, usernameFault } from '../../members/usernames.ts'

/** Forms of registration, sign-in and passwords. */

const requiredText = v.pipe(v.string(message('required')), v.nonEmpty(message('required')))
const requiredTrimmed = v.pipe(
  v.string(message('required')),
  v.trim(),
  v.nonEmpty(message('required')),
)

/** An email address that mail can be sent to. */
export const emailField = v.pipe(
  requiredTrimmed,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readMailAddress(dataset.value)
    if (read !== null) return read.address
    addIssue({ message: message('email') })
    return NEVER
  }),
)

/** A name in any script without "@", so that it can never be an email address. */
export const usernameField = v.pipe(
  v.string(message('required')),
  v.trim(),
  v.normalize('NFC'),
  v.nonEmpty(message('required')),
  v.check((text) => !/\s/u.test(text), message('no-whitespace')),
  v.maxLength(usernameMaximumCharacters, message('too-long')),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? usernameFault(dataset.value) : null
    if (fault !== null) addIssue({ message: fault })
  }),
)

/** An organisation's name. Its permalink is derived from it, so it has a letter or digit. */
export const organisationNameField = v.pipe(
  lineOf(organisationNameMaximumCharacters),
  v.check((text) => /[\p{L}\p{N}]/u.test(text), message('invalid')),
  v.check((text) => !isReservedOrganisationName(text), message('organisation-name-reserved')),
)

/** A new password, exactly as typed: never trimmed or cut. */
export const newPasswordField = v.pipe(
  requiredText,
  v.check((text) => !isTooLong(text), message('password-too-long')),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const [first] = brokenRules(dataset.value)
    if (first !== undefined) addIssue({ message: first })
  }),
)

/** A password that is compared with another. */
export const secretField = requiredText

const passwordPair = { password: newPasswordField, password_confirm: secretField }

/** A new password, entered twice. A mismatch is an error of the second. */
export const resetFields = v.pipe(
  v.object(passwordPair),
  v.forward(
    v.partialCheck(
      [['password'], ['password_confirm']],
      ({ password, password_confirm }) => password === password_confirm,
      message('match'),
    ),
    ['password_confirm'],
  ),
)

const acceptedField = v.literal(true, message('checked'))

const personFields = {
  username: usernameField,
  firstname: lineOf(personNameMaximumCharacters),
  lastname: lineOf(personNameMaximumCharacters),
  email: emailField,
  toc_accepted: acceptedField,
}

export const athleteFields = v.intersect([v.object(personFields), resetFields])
export const organiserFields = v.intersect([
  v.object({ ...personFields, organisation: organisationNameField }),
  resetFields,
])
/** Address for a link to a new password, or for the confirmation of an account. */
export const addressFields = v.object({ email: emailField })

/** Credentials are compared with stored ones, so no rule of new names and passwords applies. */
export const signInFields = v.object({ identifier: requiredTrimmed, password: secretField })

import * as v from 'valibot'
import { isFieldError, type FieldError, type FieldErrorsOf } from '../field-errors.ts'
import {
  organisationNameMaximumCharacters,
  personNameMaximumCharacters,
  usernameMaximumCharacters,
} from '../limits.ts'
import { readMailAddress } from '../mail-address.ts'
import { brokenRules, isTooLong } from '../password.ts'
import { usernameFault } from '../usernames.ts'

/** The forms of members, checked alike in the browser and on the server. Each issue's message is a FieldError. */

const say = (error: FieldError): FieldError => error

/** Marks that turn the direction of text: they could make one name look like another. */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const controls = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u

/** Whether nothing is in a text that a reader cannot see. */
export const isPlain = (text: string): boolean => !bidiControls.test(text) && !controls.test(text)

/** Signs that leave nothing to see: U+200B, the Hangul fillers, the empty Braille pattern, marks without a letter. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\s\u2800]/gu

const canBeSeen = (text: string): boolean => text.replaceAll(unseen, '') !== ''

/** A line of text that somebody must write. */
export function lineOf(most: number) {
  return v.pipe(
    v.string(say('required')),
    v.trim(),
    v.normalize('NFC'),
    v.check(canBeSeen, say('required')),
    v.maxLength(most, say('too-long')),
    v.check(isPlain, say('invalid')),
  )
}

/** An email address that mail can be sent to. */
export const emailField = v.pipe(
  v.string(say('required')),
  v.trim(),
  v.nonEmpty(say('required')),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readMailAddress(dataset.value)
    if (read !== null) return read.address
    addIssue({ message: say('email') })
    return NEVER
  }),
)

/** A name without an "@", so that it is never somebody's address, in any script. */
const usernameField = v.pipe(
  v.string(say('required')),
  v.trim(),
  v.normalize('NFC'),
  v.nonEmpty(say('required')),
  v.check((text) => !/\s/u.test(text), say('no-whitespace')),
  v.maxLength(usernameMaximumCharacters, say('too-long')),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? usernameFault(dataset.value) : null
    if (fault !== null) addIssue({ message: fault })
  }),
)

/** An organisation's name, of which its permalink is made. */
export const organisationNameField = v.pipe(
  lineOf(organisationNameMaximumCharacters),
  v.check((text) => /[\p{L}\p{N}]/u.test(text), say('invalid')),
)

/** A password that is to be kept: exactly as it was typed, never trimmed or cut. */
export const newPasswordField = v.pipe(
  v.string(say('required')),
  v.nonEmpty(say('required')),
  v.check((text) => !isTooLong(text), say('password-too-long')),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const [first] = brokenRules(dataset.value)
    if (first !== undefined) addIssue({ message: first })
  }),
)

/** A password that is only compared with another. */
export const secretField = v.pipe(v.string(say('required')), v.nonEmpty(say('required')))

const passwordPair = { password: newPasswordField, password_confirm: secretField }

const acceptedField = v.literal(true, say('checked'))

const personFields = {
  username: usernameField,
  firstname: lineOf(personNameMaximumCharacters),
  lastname: lineOf(personNameMaximumCharacters),
  email: emailField,
  toc_accepted: acceptedField,
  ...passwordPair,
}

export const athleteFields = v.object(personFields)
export const organiserFields = v.object({
  ...personFields,
  organisation: organisationNameField,
})
/** Where to send a link: the one to a new password, or that of an account not confirmed yet. */
export const addressFields = v.object({ email: emailField })
export const resetFields = v.object(passwordPair)

/** What is typed to sign in is compared, not judged. */
export const signInFields = v.object({
  identifier: v.pipe(v.string(say('required')), v.trim(), v.nonEmpty(say('required'))),
  password: secretField,
})

/** The schema of an object with a field a key. */
export type FormSchema = v.GenericSchema

export type Read<Schema extends FormSchema> =
  | { ok: true; values: v.InferOutput<Schema> }
  | { ok: false; fields: FieldErrorsOf }

const textOf = (form: object, key: string): unknown =>
  Object.hasOwn(form, key) ? Reflect.get(form, key) : undefined

/** Reads a form: its values, or what is wrong with each field, the first thing of each. */
export function readForm<Schema extends FormSchema>(schema: Schema, form: object): Read<Schema> {
  const result = v.safeParse(schema, form)
  const fields: FieldErrorsOf = {}
  for (const issue of result.issues ?? []) {
    const key = String(issue.path?.[0]?.key)
    fields[key] ??= isFieldError(issue.message) ? issue.message : 'required'
  }
  if (
    Object.hasOwn(form, 'password_confirm') &&
    textOf(form, 'password') !== textOf(form, 'password_confirm')
  )
    fields['password_confirm'] ??= 'match'
  if (result.success && Object.keys(fields).length === 0) return { ok: true, values: result.output }
  return { ok: false, fields }
}

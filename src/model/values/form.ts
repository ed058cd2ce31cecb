import * as v from 'valibot'
import { isFieldError, type FieldError, type FieldErrorsOf } from './field-errors.ts'

/** Parts of form schemas. Browser and server validate by the same schema; each issue's message is a FieldError. */

/** A FieldError as the message of an issue. */
export const message = (error: FieldError): FieldError => error

/** Marks that turn the direction of text: they could make one name look like another. */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const controls = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u

/** True for a text without control characters and marks of direction. */
export const isPlain = (text: string): boolean => !bidiControls.test(text) && !controls.test(text)

/** The same for a text of several lines. */
export const isPlainLines = (text: string): boolean => isPlain(text.replaceAll(/\r?\n/gu, ' '))

/** The same with tabs, and with marks of direction, which keyboards of Hebrew and Arabic write: it is shown isolated. */
export const isReadableLines = (text: string): boolean =>
  isPlainLines(text.replaceAll(/\t/gu, ' ').replaceAll(new RegExp(bidiControls, 'gu'), ''))

/** Characters that leave nothing to see: U+200B, Hangul fillers, the empty Braille pattern, marks without a letter. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\s\u2800]/gu

const isVisible = (text: string): boolean => text.replaceAll(invisible, '') !== ''

/** A required line of text, trimmed and in NFC. */
export function lineOf(maxCharacters: number) {
  return v.pipe(
    v.string(message('required')),
    v.trim(),
    v.normalize('NFC'),
    v.check(isVisible, message('required')),
    v.maxLength(maxCharacters, message('too-long')),
    v.check(isPlain, message('invalid')),
  )
}

/** A required text of several lines, trimmed and in NFC. @param missing error of a text without visible characters */
export const linesOf = (maxCharacters: number, missing: FieldError) =>
  v.pipe(
    v.string(message(missing)),
    v.trim(),
    v.normalize('NFC'),
    v.check(isVisible, message(missing)),
    v.maxLength(maxCharacters, message('too-long')),
    v.check(isReadableLines, message('invalid')),
  )

/** Error of a strict object for an unknown or a missing key. */
export const strictly = ({ expected }: v.StrictObjectIssue): FieldError =>
  expected === 'never' ? 'invalid' : 'required'

/** Text that may be empty, which deletes the stored value. */
export const optionalText = (maxCharacters: number, isAllowed: (text: string) => boolean) =>
  v.pipe(
    v.string(message('invalid')),
    v.trim(),
    v.normalize('NFC'),
    v.maxLength(maxCharacters, message('too-long')),
    v.check(isAllowed, message('invalid')),
  )

/** The schema of an object with one entry per field. */
export type FormSchema = v.GenericSchema

export type Read<Schema extends FormSchema> =
  | { ok: true; values: v.InferOutput<Schema> }
  | { ok: false; fields: FieldErrorsOf }

/** Validates a form. @returns its values, or the first error of each field */
export function readForm<Schema extends FormSchema>(schema: Schema, form: object): Read<Schema> {
  const result = v.safeParse(schema, form)
  if (result.success) return { ok: true, values: result.output }
  const fields: FieldErrorsOf = {}
  for (const issue of result.issues) {
    const key = String(issue.path?.[0]?.key)
    fields[key] ??= isFieldError(issue.message) ? issue.message : 'required'
  }
  return { ok: false, fields }
}

/** What can be wrong with a field of a form, in the words of spec §5; src/i18n/field-texts.ts says them. */
export const fieldErrors = [
  'required',
  'min',
  'uppercase',
  'lowercase',
  'number',
  'symbol',
  'pw-whitespace',
  'match',
  'no-whitespace',
  'email',
  'checked',
  'email-taken',
  'email-invalid',
  'username-taken',
  'username-invalid',
  'username-reserved',
  'organisation-name-taken',
  'password-too-long',
  'password-too-short',
  'password-common',
  'password-personal',
  'wrong-password',
  'too-long',
  'url',
  'invalid',
] as const

export type FieldError = (typeof fieldErrors)[number]

/** What is wrong with which field of a form. */
export type FieldErrorsOf = Record<string, FieldError>

export function isFieldError(text: unknown): text is FieldError {
  return fieldErrors.some((each) => each === text)
}

/** Error codes of form fields, as spec §5 names them; src/i18n/field-texts.ts has their messages. */
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
  'organisation-name-reserved',
  'password-too-long',
  'password-too-short',
  'password-common',
  'password-personal',
  'wrong-password',
  'too-long',
  'url',
  'other-domain',
  'invalid',
  'feedback-category-required-error',
  'feedback-text-required-error',
] as const

export type FieldError = (typeof fieldErrors)[number]

/** Errors by name of the field. */
export type FieldErrorsOf = Record<string, FieldError>

export function isFieldError(text: unknown): text is FieldError {
  return fieldErrors.some((each) => each === text)
}

const takenErrors: readonly FieldError[] = [
  'email-taken',
  'username-taken',
  'organisation-name-taken',
]

/** True for a name or address that is right as such, but that another account has. */
export const isTakenError = (error: FieldError): boolean => takenErrors.includes(error)

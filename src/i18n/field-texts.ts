import type { FieldError } from '../model/values/field-errors.ts'
import { m } from '../paraglide/messages.js'

/** Messages for invalid fields by code. */
export const fieldTexts = {
  required: m.field_required,
  min: m.field_min,
  uppercase: m.field_uppercase,
  lowercase: m.field_lowercase,
  number: m.field_number,
  symbol: m.field_symbol,
  'pw-whitespace': m.field_pw_whitespace,
  match: m.field_match,
  'no-whitespace': m.field_no_whitespace,
  email: m.field_email,
  checked: m.field_checked,
  'email-taken': m.field_email_taken,
  'email-invalid': m.field_email_invalid,
  'username-taken': m.field_username_taken,
  'username-invalid': m.field_username_invalid,
  'username-reserved': m.field_username_reserved,
  'organisation-name-taken': m.field_organisation_name_taken,
  'organisation-name-reserved': m.field_organisation_name_reserved,
  'password-too-long': m.field_password_too_long,
  'password-too-short': m.field_password_too_short,
  'password-common': m.field_password_common,
  'password-personal': m.field_password_personal,
  'wrong-password': m.field_wrong_password,
  'too-long': m.field_too_long,
  url: m.field_url,
  'other-domain': m.field_other_domain,
  invalid: m.field_invalid,
  'feedback-category-required-error': m.field_feedback_category,
  'feedback-text-required-error': m.field_feedback_text,
} as const satisfies Record<FieldError, (field: { label: string }) => string>

/** Message for an invalid field. */
export function fieldText(error: FieldError, label: string): string {
  return fieldTexts[error]({ label })
}

/**
 * Message for a form that could not be sent or was refused as a whole.
 * @param status HTTP status; 0 without a response
 */
export function failureText(status: number): string {
  if (status === 0) return m.field_offline()
  return status === 429 ? m.field_busy() : m.field_failed()
}

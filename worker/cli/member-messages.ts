import { FieldErrors } from '../../src/model/values/errors.ts'
import type { FieldError } from '../../src/model/values/field-errors.ts'
import { ConfigError } from '../settings/env.ts'
import { MemberCommandError } from './member-command.ts'

/** Messages for field errors that are not faults of a field's form. */
const fieldMessages: Partial<Record<FieldError, string>> = {
  'email-taken': 'Another member has this address.',
  'username-taken': 'Another member or organisation has this username.',
  'organisation-name-taken': 'Another organisation or member has this name.',
  'password-common': 'The password is too common.',
  'password-personal': 'The password contains the username, the address or the site’s name.',
}

/** The sentence that the operator reads of an error; null for a fault of ours, which is printed whole. */
export function memberCommandMessage(error: unknown): string | null {
  if (error instanceof MemberCommandError || error instanceof ConfigError) return error.message
  if (!(error instanceof FieldErrors)) return null
  const [first] = Object.entries(error.details.fields ?? {})
  if (first === undefined) return null
  const [field, reason] = first
  return fieldMessages[reason] ?? `The field "${field}" is invalid: ${reason}.`
}

import { fieldText } from '../../i18n/field-texts.ts'
import type { FieldErrorsOf } from '../../model/field-errors.ts'

/** What is wrong with a field, in words; undefined where nothing is. */
export function errorText(errors: FieldErrorsOf, name: string): string | undefined {
  const error = errors[name]
  return error === undefined ? undefined : fieldText(error)
}

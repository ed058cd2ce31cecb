import { longDate } from '../../../../i18n/format.ts'
import { statusMessages, sportMessages } from '../../../../i18n/code-messages.ts'
import { editionStatusTable, isEditionStatus } from '../../../../model/edition-status.ts'
import { isRealDate } from '../../../../model/dates.ts'
import { isSport } from '../../../../model/sports.ts'
import { getLocale } from '../../../../paraglide/runtime.js'
import { writeNumber } from '../fields/read-number.ts'
import { isDistanceUnit, unitName } from '../fields/unit-names.ts'

/** Longest text of a comparison; the rest is in the field. */
const longest = 240

/** A value as a comparison shows it; a dash for a fact that is not stated. */
export function factValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'number') return writeNumber(value, getLocale())
  if (Array.isArray(value)) return writeNumber(value.length, getLocale())
  if (typeof value !== 'string') return '✓'
  if (/^\d{4}-\d\d-\d\d$/u.test(value) && isRealDate(value)) return longDate(value, getLocale())
  if (isEditionStatus(value)) return statusMessages[editionStatusTable[value].meaning]()
  if (isSport(value)) return sportMessages[value]()
  if (isDistanceUnit(value)) return unitName(value)
  return value.length > longest ? `${value.slice(0, longest)} …` : value
}

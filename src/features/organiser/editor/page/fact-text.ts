import { sportMessages } from '../../../../i18n/code-messages.ts'
import { statusMessages } from '../../../../i18n/status-messages.ts'
import { longDate, timeOfDay } from '../../../../i18n/format.ts'
import { isLocale, localeTable } from '../../../../model/locales.ts'
import { currencyName, languageName } from '../../../../i18n/names.ts'
import { isCurrency } from '../../../../model/values/currencies.ts'
import { isRealDate } from '../../../../model/values/dates.ts'
import { editionStatusTable, isEditionStatus } from '../../../../model/event/edition-status.ts'
import { isSport } from '../../../../model/event/sports.ts'
import { getLocale } from '../../../../paraglide/runtime.js'
import { writeNumber } from '../fields/read-number.ts'
import { isDistanceUnit } from '../../../../model/values/units.ts'
import { unitName } from '../fields/unit-names.ts'

/** Longest text of a comparison; the rest is in the field. */
const longest = 240

type Format = (text: string) => string

const date: Format = (text) =>
  /^\d{4}-\d\d-\d\d$/u.test(text) && isRealDate(text) ? longDate(text, getLocale()) : text
const unit: Format = (text) => (isDistanceUnit(text) ? unitName(text) : text)

function language(tag: string): string {
  if (isLocale(tag)) return localeTable[tag].name
  const [subtag = ''] = tag.split('-')
  // Intl refuses other lengths, which a draft may hold.
  return /^[a-z]{2,3}$/iu.test(subtag) ? languageName(subtag, getLocale()) : tag
}

/** Formats of texts that are codes, by field. Other texts are shown as they were written. */
const formats: Record<string, Format> = {
  nameLanguage: language,
  date,
  endDate: date,
  previousDate: date,
  registrationStartsOn: date,
  registrationEndsOn: date,
  validFrom: date,
  validUntil: date,
  startTime: (text) =>
    /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text) ? timeOfDay(text, getLocale()) : text,
  status: (text) =>
    isEditionStatus(text) ? statusMessages[editionStatusTable[text].meaning]() : text,
  sport: (text) => (isSport(text) ? sportMessages[text]() : text),
  unit,
  gainUnit: unit,
  dropUnit: unit,
  highestUnit: unit,
  lowestUnit: unit,
  currency: (text) => (isCurrency(text) ? currencyName(text, getLocale()) : text),
  // An edition's own place is stated or not; its fields have lines of their own.
  place: () => '✓',
}

/** A value as a comparison shows it; a dash for a fact that is not stated. */
export function factText(path: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'number') return writeNumber(value, getLocale())
  if (Array.isArray(value)) return writeNumber(value.length, getLocale())
  if (typeof value !== 'string') return '✓'
  const format = formats[path.slice(path.lastIndexOf('.') + 1)]
  if (format !== undefined) return format(value)
  return value.length > longest ? `${value.slice(0, longest)} …` : value
}

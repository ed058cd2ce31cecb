import { dateParts } from '../../../src/i18n/date-format.ts'
import { upperFirst } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'

function nameOf(
  isoDate: string,
  zone: string,
  form: 'short' | 'longGeneric',
  locale: Locale,
): string {
  const options = { timeZone: zone, timeZoneName: form } as const
  const parts = dateParts(new Date(`${isoDate}T12:00:00Z`), locale, `zone/${form}/${zone}`, options)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}

/** "CEST" or "GMT+2": name of a time zone at noon UTC of a day. */
export const zoneName = (isoDate: string, zone: string, locale: Locale): string =>
  nameOf(isoDate, zone, 'short', locale)

/** "Central European Time": name of a time zone, the same in summer and winter where the zone has both. */
export const fullZoneName = (isoDate: string, zone: string, locale: Locale): string =>
  upperFirst(nameOf(isoDate, zone, 'longGeneric', locale), locale)

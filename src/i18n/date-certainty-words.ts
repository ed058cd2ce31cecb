import type { DateCertainty } from '../model/event/imports.ts'
import type { Locale } from '../model/locales.ts'
import { m } from '../paraglide/messages.js'

/** Words for a date that is confirmed or expected, in a language; the first is that of lists. */
export const dateCertaintyWords = (
  certainty: DateCertainty,
  locale: Locale,
): [string, ...string[]] =>
  certainty === 'confirmed'
    ? [m.date_confirmed({}, { locale })]
    : [m.date_expected({}, { locale }), m.edition_expected({}, { locale })]

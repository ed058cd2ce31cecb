import { defaultPreferences } from '../model/preferences.ts'
import { getLocale } from '../paraglide/runtime.js'
import { getPreferences } from '../request/rendering.ts'

/** The keys by which the API words an answer for this page. Defaults are left out: most visitors ask the same addresses. */
export function readerQuery() {
  const { unit, currency } = getPreferences()
  return {
    locale: getLocale(),
    ...(currency === defaultPreferences.currency ? {} : { currency }),
    ...(unit === defaultPreferences.unit ? {} : { unitSet: unit }),
  }
}

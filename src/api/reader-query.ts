import { getLocale } from '../paraglide/runtime.js'
import { preferenceKeys } from '../request/preferences.ts'

/** Query keys of the API that choose the language, currency and unit of a response's texts. */
export function readerQuery() {
  return { locale: getLocale(), ...preferenceKeys() }
}

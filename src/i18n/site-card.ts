import type { Locale } from './locales.ts'
import { m } from '../paraglide/messages.js'

/** Texts of the site's social card; the card's path contains a fingerprint of them. */
export function siteCardTexts(locale: Locale): { title: string; line: string } {
  return { title: m.home_title({}, { locale }), line: m.home_head_title({}, { locale }) }
}

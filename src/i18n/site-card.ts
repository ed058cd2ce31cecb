import type { Locale } from './locales.ts'
import { m } from '../paraglide/messages.js'

/** What the card of pages about no single event says; its address names a version of these texts. */
export function siteCardTexts(locale: Locale): { title: string; line: string } {
  return { title: m.home_title({}, { locale }), line: m.home_head_title({}, { locale }) }
}

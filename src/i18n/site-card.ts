import type { Locale } from '../model/locales.ts'
import { m } from '../paraglide/messages.js'

/** Texts of the site's social card; the card's path contains a fingerprint of them. */
export function siteCardTexts(locale: Locale): { title: string; line: string } {
  // The page marks with a zero-width space where a line may break; the card finds the words itself.
  const title = m.home_title({}, { locale }).replaceAll('\u200b', '')
  return { title, line: m.home_head_title({}, { locale }) }
}

import { canonicalPath, splitLocale } from '../../../../src/i18n/paths.ts'

/** A path by its English words, from its words in any language; an absolute URL as it is. */
export function englishPath(text: string): string {
  if (!text.startsWith('/')) return text
  const { locale, rest } = splitLocale(text)
  return canonicalPath(rest, locale)
}

import { localeOfTag } from '../../src/i18n/locale-of-tag.ts'
import { baseLocale, type Locale } from '../../src/model/locales.ts'

/** Best supported language of an Accept-Language header, by weight; English if none is supported. */
export function chooseLocale(header: string): Locale {
  const preferred = header
    .slice(0, 500)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters
        .map((parameter) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/u.exec(parameter)?.[1])
        .find((q) => q !== undefined)
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight), order }
    })
    .filter((entry) => entry.weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.order - b.order)
  for (const { tag } of preferred) {
    const locale = localeOfTag(tag)
    if (locale !== null) return locale
  }
  return baseLocale
}

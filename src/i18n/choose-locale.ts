import { localeOfTag } from './locale-of-tag.ts'
import { baseLocale, type Locale } from './locales.ts'

/** The first language of an Accept-Language header, by its weights, that we have; English when there is none. */
export function chooseLocale(header: string): Locale {
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters
        .map((parameter) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/u.exec(parameter)?.[1])
        .find((q) => q !== undefined)
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight), order }
    })
    .filter((wish) => wish.weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.order - b.order)
  for (const wish of wishes) {
    const locale = localeOfTag(wish.tag)
    if (locale !== null) return locale
  }
  return baseLocale
}

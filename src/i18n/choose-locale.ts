import { baseLocale, isLocale, type Locale } from './locales.ts'

/** Tags outside the 17 whose readers are served best by one of them. Others fall back by their language. */
const nearest = new Map<string, Locale>(
  Object.entries({
    'pt-br': 'pt-BR',
    nb: 'sv',
    nn: 'sv',
    no: 'sv',
    da: 'sv',
    be: 'ru',
    kk: 'ru',
    ca: 'es',
    gl: 'es',
    eu: 'es',
    lb: 'de',
    ms: 'id',
  }),
)

function localeOf(tag: string): Locale | null {
  const lower = tag.toLowerCase()
  const exact = nearest.get(lower)
  if (exact !== undefined) return exact
  const [language = ''] = lower.split('-')
  return isLocale(language) ? language : (nearest.get(language) ?? null)
}

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
    const locale = localeOf(wish.tag)
    if (locale !== null) return locale
  }
  return baseLocale
}

import { locales, type Locale } from '../../../src/model/locales.ts'
import { transliteratedSlug } from './city-slug.ts'
import { criteriaWords } from './criteria-words.ts'
import { countrySlugIn } from './country-names.ts'
import type { City, LocaleNames } from './read-gazetteer.ts'

interface Named {
  country: string
  name: string
  names: LocaleNames
}

/** Slugs that distinguish a region from a city or sport of the same name, by language. */
const asRegion: Record<Locale, (slug: string) => string> = {
  en: (slug) => `${slug}-region`,
  fr: (slug) => `region-${slug}`,
  de: (slug) => `region-${slug}`,
  es: (slug) => `region-${slug}`,
  it: (slug) => `regione-${slug}`,
  pt: (slug) => `regiao-${slug}`,
  'pt-BR': (slug) => `regiao-${slug}`,
  pl: (slug) => `region-${slug}`,
  sv: (slug) => `region-${slug}`,
  ru: (slug) => `регион-${slug}`,
  zh: (slug) => `${slug}-地区`,
  ko: (slug) => `${slug}-지역`,
  ja: (slug) => `${slug}-地域`,
  th: (slug) => `ภูมิภาค-${slug}`,
  nl: (slug) => `regio-${slug}`,
  tr: (slug) => `${slug}-bolgesi`,
  id: (slug) => `wilayah-${slug}`,
}

function plainSlug(region: Named, locale: Locale): string {
  const slug = countrySlugIn(locale, region.names[locale] ?? region.name)
  const readable = region.names[locale] === undefined ? /^[a-z0-9-]+$/u : /^[\p{L}\p{M}\p{N}ー-]+$/u
  return readable.test(slug) ? slug : transliteratedSlug(region.name)
}

/**
 * Slugs by region: always in English, and in other languages where they differ. They are unique within country and
 * language, and differ from the slugs of the country's cities. Countries with fewer than two regions with cities are
 * left out, because a region would not narrow anything there.
 */
export function regionSlugs<Region extends Named>(
  regions: Iterable<Region>,
  cities: readonly Pick<City, 'country' | 'region' | 'slug'>[],
): Map<Region, LocaleNames> {
  const inhabited = new Set(cities.map((city) => `${city.country}/${city.region}`))
  const byCountry = Map.groupBy(
    [...regions].filter((each) => inhabited.has(`${each.country}/${each.name}`)),
    (each) => each.country,
  )
  const found = new Map<Region, LocaleNames>()
  for (const [country, ofCountry] of byCountry) {
    if (ofCountry.length < 2) continue
    const citySlugs = cities.filter((city) => city.country === country).map((city) => city.slug)
    const taken = new Map(
      locales.map((locale) => [locale, new Set([...citySlugs, ...criteriaWords(locale)])]),
    )
    for (const region of ofCountry) {
      const slugs: LocaleNames = {}
      for (const locale of locales) {
        const slug = freeSlug(region, locale, taken.get(locale) ?? new Set())
        if (slug !== slugs.en) slugs[locale] = slug
      }
      found.set(region, slugs)
    }
  }
  return found
}

function freeSlug(region: Named, locale: Locale, taken: Set<string>): string {
  const plain = plainSlug(region, locale)
  const english = transliteratedSlug(region.name)
  const qualified = asRegion[locale](plain)
  const candidates = [plain, qualified, english, asRegion[locale](english)]
  let slug = candidates.find((each) => !taken.has(each))
  for (let number = 2; slug === undefined; number += 1)
    slug = taken.has(`${qualified}-${number}`) ? undefined : `${qualified}-${number}`
  taken.add(slug)
  return slug
}

import { locales } from '../../../src/model/locales.ts'
import { criteriaWords } from './criteria-words.ts'
import { stripDiacritics } from './fold.ts'
import { transliterator } from './tools-package.ts'

const transliterate = transliterator()

/** ASCII words joined by hyphens; `place` if nothing is left. */
export function transliteratedSlug(text: string): string {
  const slug = transliterate(stripDiacritics(text))
    .toLowerCase()
    .replaceAll(/['’‘ʻ`]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
  return slug === '' ? 'place' : slug
}

/**
 * Creates a function that returns slugs unique within a country. Call it in order of importance: the first city gets
 * the plain slug, later ones the region appended, then a number. Words of sports are taken: Kano in Nigeria is not
 * canoeing.
 */
export function createSlugger() {
  const taken = new Set<string>()
  const words = new Set(locales.flatMap(criteriaWords))
  return (country: string, name: string, region: string): string => {
    const plain = transliteratedSlug(name)
    const wanted = region === '' ? [plain] : [plain, `${plain}-${transliteratedSlug(region)}`]
    let slug = wanted.find(
      (candidate) => !words.has(candidate) && !taken.has(`${country}/${candidate}`),
    )
    for (let number = 2; slug === undefined; number += 1) {
      if (!taken.has(`${country}/${plain}-${number}`)) slug = `${plain}-${number}`
    }
    taken.add(`${country}/${slug}`)
    return slug
  }
}

import '../../../../src/i18n/all-words.ts'
import type { ContentDocument } from '../../../../src/model/blocks/content.ts'
import { locales } from '../../../../src/model/locales.ts'
import { wordsOf } from '../../../../src/i18n/words.ts'
import type { ContentTypes } from './document-types.ts'

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const period = /^\d{4}(?:-\d{2})?$/u

/** True for a slug that is a list of articles in some language: a kind, a group of sports, a year or month, the word before an event. */
export function isListWord(slug: string): boolean {
  if (period.test(slug)) return true
  return locales.some((locale) => {
    const { newsSteps, groups } = wordsOf(locale)
    return [...Object.values(newsSteps), ...Object.values(groups)].includes(slug)
  })
}

/** Faults that only articles have. */
export function articleFaults(slug: string, { article }: ContentDocument): ContentTypes['faults'] {
  if (article === null) return {}
  return {
    ...(slugForm.test(slug) && !isListWord(slug) ? {} : { slug: 'reserved' as const }),
    ...(article.sources.length === 0 ? { 'article.sources': 'missing' as const } : {}),
    ...(article.corrections.some(({ day }) => day === null)
      ? { 'article.corrections': 'missing' as const }
      : {}),
  }
}

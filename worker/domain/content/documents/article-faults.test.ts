import { expect, test } from 'vitest'
import { locales } from '../../../../src/model/locales.ts'
import { wordsOf } from '../../../../src/i18n/words.ts'
import { emptyArticle } from '../../../../src/model/blocks/article.ts'
import { emptyContent } from '../../../../src/model/blocks/content.ts'
import { articleFaults, isListWord } from './article-faults.ts'

test('a slug that is a list of articles in any language is refused', () => {
  const words = locales.flatMap((locale) => {
    const { newsSteps, groups } = wordsOf(locale)
    return [...Object.values(newsSteps), ...Object.values(groups)]
  })
  expect(words.filter((word) => !isListWord(word))).toEqual([])
  expect(['2026', '2026-11', 'termine', 'event'].filter((word) => !isListWord(word))).toEqual([])
  expect(['why-boston-is-run-on-a-monday', '2026-11-24', '100-miles'].filter(isListWord)).toEqual(
    [],
  )
})

test.each(['', 'Ends-', 'über', 'a/b', '../x', 'a--b', '<b>'])('%j is no slug', (slug) => {
  const sources = [{ url: '/calendar', title: 'Calendar', readOn: '2026-11-24' }]
  const content = { ...emptyContent(), article: { ...emptyArticle, sources } }
  expect(articleFaults(slug, content)).toEqual({ slug: 'reserved' })
  expect(articleFaults('good-slug', content)).toEqual({})
})

test('an article needs a source, and a day of each correction', () => {
  const corrections = [{ key: 'a', day: null, text: { en: 'The drop was given in feet.' } }]
  const content = { ...emptyContent(), article: { ...emptyArticle, corrections } }
  expect(articleFaults('good-slug', content)).toEqual({
    'article.sources': 'missing',
    'article.corrections': 'missing',
  })
})

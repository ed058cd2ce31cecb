import './all-words.ts'
import { expect, test } from 'vitest'
import { articleKinds } from '../model/blocks/article-kinds.ts'
import { groups } from '../model/event/sports.ts'
import { locales } from '../model/locales.ts'
import { canonicalPath, pathOf, splitLocale } from './paths.ts'
import { readNewsPath } from './news-path.ts'

const read = (path: string) => {
  const { locale, rest } = splitLocale(path)
  const segments = canonicalPath(rest, locale).split('/').slice(2).map(decodeURIComponent)
  return readNewsPath(segments, locale)
}

test.each(locales)('in %s each list has a path that is read as that list', (locale) => {
  for (const kind of [null, ...articleKinds])
    for (const group of [null, ...groups])
      for (const period of [null, '2026', '2026-11'])
        expect(read(pathOf({ to: 'news', kind, group, period }, locale))).toEqual({
          to: 'list',
          kind,
          group,
          period,
        })
  expect(read(pathOf({ to: 'article', slug: 'why-boston' }, locale))).toEqual({
    to: 'article',
    slug: 'why-boston',
  })
  expect(read(pathOf({ to: 'event-news', permalink: 'sierre-zinal' }, locale))).toEqual({
    to: 'event',
    permalink: 'sierre-zinal',
  })
})

test.each([
  '/news/event',
  '/news/event/a/b',
  '/news/2026/dates',
  '/news/2026-13/a',
  '/news/dates/why-boston',
  '/news/a/b',
  '/news/all-running/dates',
  '/news/2026-11/2026-11',
])('%s is no page', (path) => {
  expect(read(path)).toBeNull()
})

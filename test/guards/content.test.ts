import { expect, test } from 'vitest'
import '../../src/i18n/all-words.ts'
import { fixedPages } from '../../src/i18n/fixed-pages.ts'
import { contentPages, contentPaths } from '../../src/i18n/content-pages.ts'
import { contentLocales, missingTexts, wordsOf } from '../../src/model/blocks/missing-texts.ts'
import type { ContentDocument } from '../../src/model/blocks/content.ts'
import { locales } from '../../src/model/locales.ts'
import { readContent } from '../../worker/content-files/read-content.ts'
import { articleFaults } from '../../worker/domain/content/documents/article-faults.ts'
import { eventsShown } from '../../worker/domain/content/documents/article-statements.ts'
import { neverTermsOf, termPattern } from './never-terms.ts'
import { filesUnder, textOf } from './read-project.ts'
import { textRules } from './text-rules.ts'
import { typographyFaults } from './typography-faults.ts'

/** Texts that are shipped in content/. */
const shipped = readContent()
const answers = shipped.filter(({ kind }) => kind === 'help')
const articles = shipped.filter(({ kind }) => kind === 'article')
const checkedTexts = shipped.filter(({ kind }) =>
  ['article', 'challenge', 'campaign'].includes(kind),
)

/** Events of the demo catalogue. */
const permalinks = new Set(
  filesUnder('worker/catalogue/events').flatMap((file) =>
    [...textOf(file).matchAll(/^\{"permalink": ?"([^"]+)"/gmu)].map(
      ([, permalink = '']) => permalink,
    ),
  ),
)

/** Paths of this site that texts may link to, besides answers of the help. */
const paths: readonly string[] = [
  '/',
  '/calendar',
  '/help',
  ...fixedPages.map((page) => `/${page}`),
  ...Object.values(contentPaths),
  '/news',
  ...articles.map(({ slug }) => `/news/${slug}`),
]

test('the pages of words are shipped, and at least 30 answers, twelve of them in every language', () => {
  const pages = shipped.filter(({ kind }) => kind === 'page').map(({ slug }) => slug)
  expect(pages.toSorted()).toEqual([...contentPages].toSorted())
  expect(answers.length).toBeGreaterThanOrEqual(30)
  expect(answers.filter(({ content }) => content.help?.isCommon).length).toBeGreaterThanOrEqual(12)
})

test('English is complete; pages, frequent answers, challenges and translated articles are so in every language, others in whole languages', () => {
  const missing = shipped.flatMap(({ kind, slug, content }) => {
    const isTranslated = kind === 'article' && contentLocales(content).length > 1
    const isEverywhere =
      kind === 'page' || kind === 'challenge' || content.help?.isCommon === true || isTranslated
    const wanted = isEverywhere ? locales : contentLocales(content)
    return [...new Set(['en' as const, ...wanted])].flatMap((locale) =>
      missingTexts(content, locale).map((path) => `${kind}/${slug} ${locale}: ${path}`),
    )
  })
  expect(missing).toEqual([])
})

const linksOf = (content: ContentDocument): string[] =>
  [...JSON.stringify(content).matchAll(/"url":"([^"]+)"/gu)].map(([, url = '']) => url)

test('links lead to pages of this site and answers that exist', () => {
  const broken = shipped.flatMap(({ slug, content }) =>
    linksOf(content)
      .filter((url) => url.startsWith('/'))
      .filter((url) => {
        const { pathname, hash } = new URL(url, 'https://startline.invalid')
        if (pathname.startsWith('/event/')) return !permalinks.has(pathname.slice('/event/'.length))
        if (pathname.startsWith('/calendar/')) return false
        if (!paths.includes(pathname)) return true
        const anchor = hash.slice(1)
        return (
          pathname === '/help' && anchor !== '' && !answers.some((each) => each.slug === anchor)
        )
      })
      .map((url) => `${slug}: ${url}`),
  )
  expect(broken).toEqual([])
})

/** Digits as English writes them: without marks between thousands, months as words, years of the Christian era. */
function asInEnglish(text: string, locale: (typeof locales)[number]): string {
  const christian = (year: string) => String(Number(year) - 543)
  const dated =
    locale === 'th'
      ? text.replace(/(?<!\d)2[3-5]\d\d(?!\d)/gu, christian)
      : text.replace(/(?<!\d)1[0-2](?=[月월])/gu, '')
  return dated.replace(/(?<=\d)[.,\u{A0}\u{202F}](?=\d{3}(?!\d))/gu, '')
}

/** Figures of a text, in order. Words for small numbers differ by language. */
const figures = (content: ContentDocument, locale: (typeof locales)[number]): string =>
  (asInEnglish(wordsOf({ ...content, help: null }, locale), locale).match(/\d+/gu) ?? [])
    .filter((figure) => figure.length > 1)
    .toSorted()
    .join(' ')

test('control: the same figures are recognised as each language writes them', () => {
  expect(asInEnglish('42.195 km', 'de')).toBe(asInEnglish('42,195 km', 'en'))
  expect(asInEnglish('10\u{A0}118 m', 'sv')).toBe('10118 m')
  expect(asInEnglish('10月11日', 'ja')).toBe('月11日')
  expect(asInEnglish('มีนาคม 2570, 1,500 ม.', 'th')).toBe('มีนาคม 2027, 1500 ม.')
})

test('a translation has the figures of the English text', () => {
  const different = shipped.flatMap(({ slug, content }) =>
    contentLocales(content)
      .filter((locale) => figures(content, locale) !== figures(content, 'en'))
      .map(
        (locale) => `${slug} ${locale}: ${figures(content, locale)} | ${figures(content, 'en')}`,
      ),
  )
  expect(different).toEqual([])
})

test('an article names events of the catalogue, and can be published', () => {
  const wrong = articles.flatMap(({ slug, content }) => [
    ...(content.article === null ? [] : eventsShown(content, content.article))
      .filter((permalink) => !permalinks.has(permalink))
      .map((permalink) => `${slug}: no event ${permalink}`),
    ...Object.keys(articleFaults(slug, content)).map((fault) => `${slug}: ${fault}`),
  ])
  expect(wrong).toEqual([])
})

test.each(locales)(
  'articles, challenges and campaigns in %s have the words, address and typography of the language',
  (locale) => {
    const terms = neverTermsOf(locale)
    // In messages years come from the formatting of dates, so that rules for thousands take no account of them.
    const wrong = checkedTexts.flatMap(({ slug, content }) =>
      wordsOf(content, locale)
        .replace(/(?<!\d)(?:1[7-9]|20)\d\d(?!\d)/gu, (year) => (locale === 'th' ? year : '20'))
        .split('\n')
        .flatMap((text) =>
          [
            ...typographyFaults(text, textRules[locale]),
            ...(textRules[locale].otherAddress?.exec(text) ?? []),
            ...terms.filter(({ term }) => termPattern(term).test(text)).map(({ term }) => term),
          ].map((fault) => `${slug}: ${fault} in ${text}`),
        ),
    )
    expect(wrong).toEqual([])
  },
)

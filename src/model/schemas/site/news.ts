import * as v from 'valibot'
import { articleKinds } from '../../blocks/article-kinds.ts'
import { articleAuthors } from '../../blocks/article.ts'
import { groups } from '../../event/sports.ts'
import { alternates, count, day, flag, hue, leg, sitePath, text } from '../parts.ts'
import { documentFigure } from './document-figure.ts'
import { blockView, foreign } from './block.ts'

/** Schemas of the news: lists of articles, and an article. */

export const articleItem = v.pipe(
  v.strictObject({
    slug: text('Identifier of the article in URLs, the same in all languages.'),
    path: sitePath('Its page.'),
    title: v.string(),
    summary: v.string(),
    ...foreign,
    kind: v.picklist(articleKinds),
    day: day('First day of publication.'),
    date: text('"24 November 2026".'),
    updatedAt: text('ISO instant of its last change.'),
    bars: v.nullable(
      v.pipe(
        v.strictObject({ seed: v.string(), hue, legs: v.array(leg) }),
        v.description('Drawing of the race that it is about.'),
      ),
    ),
  }),
  v.description('An article as an entry of a list.'),
)

const choice = {
  path: sitePath('The list with it.'),
  isCurrent: flag('True if the list is of it.'),
}

export const newsView = v.strictObject({
  kind: v.nullable(v.picklist(articleKinds)),
  group: v.nullable(v.picklist(groups)),
  period: v.nullable(text('"November 2026" or "2026".')),
  event: v.nullable(
    v.strictObject({
      permalink: v.string(),
      name: v.string(),
      nameLang: v.nullable(text('BCP 47 tag of `name` if it is in another language.')),
      path: sitePath('Its page.'),
    }),
  ),
  text: text('Words that were searched for; empty without a search.'),
  articles: v.array(articleItem),
  total: count('Number of articles of the list.'),
  kinds: v.array(v.strictObject({ kind: v.nullable(v.picklist(articleKinds)), ...choice })),
  groups: v.array(v.strictObject({ group: v.nullable(v.picklist(groups)), ...choice })),
  archive: v.array(v.strictObject({ label: text('"November 2026".'), ...choice })),
  languages: v.strictObject({
    isAny: flag('True if the list has articles in other languages as well.'),
    onePath: sitePath('The list in the language of the page.'),
    anyPath: sitePath('The list in every language.'),
  }),
  page: v.strictObject({
    number: v.string(),
    last: v.string(),
    previous: v.nullable(sitePath('The page before.')),
    next: v.nullable(sitePath('The page after.')),
  }),
  clearPath: sitePath('All news.'),
  isThin: flag('True for a list that search engines should not list.'),
  alternates,
})

export const articleView = v.strictObject({
  slug: v.string(),
  kind: v.picklist(articleKinds),
  group: v.nullable(v.picklist(groups)),
  title: v.string(),
  summary: v.string(),
  ...foreign,
  drawing: v.nullable(documentFigure),
  hue,
  blocks: v.array(blockView),
  contents: v.array(v.strictObject({ id: text('Anchor of the heading.'), text: v.string() })),
  author: v.picklist(articleAuthors),
  day: day('First day of publication.'),
  date: text('"24 November 2026".'),
  publishedAt: text('ISO instant.'),
  updatedAt: text('ISO instant of the last change.'),
  updated: v.nullable(text('Day of the last change, if it is a later one.')),
  minutes: count('Minutes that reading it takes.'),
  sources: v.array(
    v.strictObject({
      title: v.string(),
      url: text('A page of another site, or a path of this one.'),
      readOn: text('"22 November 2026".'),
    }),
  ),
  corrections: v.array(
    v.strictObject({
      key: v.string(),
      date: text('"21 November 2026".'),
      day: day('Day of the correction.'),
      text: v.string(),
      lang: v.nullable(text('BCP 47 tag of `text` if it is in another language.')),
    }),
  ),
  about: v.array(
    v.pipe(
      v.strictObject({ name: v.string(), path: sitePath('Page of the event.') }),
      v.description('An event that the article is about.'),
    ),
  ),
  next: v.array(articleItem),
  card: text('Path of its social card, a PNG of 1200 × 630.'),
  isComplete: flag('False if a text is missing in this language.'),
  alternates,
})

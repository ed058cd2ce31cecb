import { count, longDate } from '../../../src/i18n/format.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { eventsOfFigure } from '../../../src/model/blocks/figure.ts'
import { socialCardPath } from '../../../src/model/event/social-card.ts'
import { missingTexts, wordsOf } from '../../../src/model/blocks/missing-texts.ts'
import { locales, type Locale } from '../../../src/model/locales.ts'
import type { ArticleView, BlockView } from '../../../src/model/views.ts'
import type { FoundArticle } from '../../domain/content/articles/find-article.ts'
import type { ArticleItem } from '../../domain/content/articles/list-articles.ts'
import { articleCard, eventOfArticle } from '../cards/titled-card.ts'
import { documentAlternates } from '../paths/document-path.ts'
import { hrefIn } from '../paths/href-in.ts'
import { presentBlocks, type BlockReading } from '../site/blocks.ts'
import { presentEventCard, presentFigure, type DocumentFacts } from '../site/document-figure.ts'
import { foreignNote, languageFor } from '../texts/text-in.ts'
import { presentArticleItem } from './article-item.ts'

/** Words that an adult reads in a minute; in scripts without spaces between words, characters. */
const wordsPerMinute = 220
const charactersPerMinute = 500
const dense: readonly Locale[] = ['ja', 'zh', 'th']

function minutesOf(text: string, locale: Locale): number {
  const length = dense.includes(locale)
    ? text.replaceAll(/\s/gu, '').length / charactersPerMinute
    : (text.match(/\S+/gu) ?? []).length / wordsPerMinute
  return Math.max(1, Math.round(length))
}

/** Headings of the second level with their anchors. */
const contentsOf = (blocks: readonly BlockView[]): ArticleView['contents'] =>
  blocks.flatMap((block) =>
    block.kind === 'text'
      ? block.text.flatMap((flow, index) =>
          flow.type === 'heading' && flow.depth === 2
            ? {
                id: `${block.key}-${index}`,
                text: flow.text.flatMap(({ parts }) => parts.map(({ text }) => text)).join(''),
              }
            : [],
        )
      : [],
  )

/** An article for readers of a locale. @param next other articles to read */
export function presentArticle(
  { slug, content, article, publishedAt, updatedAt }: FoundArticle,
  next: readonly ArticleItem[],
  reading: BlockReading,
  facts: DocumentFacts,
): ArticleView {
  const { reader } = facts
  const { locale } = reader
  const language = languageFor(content.title, locale) ?? 'en'
  const foreign = foreignNote(language, locale)
  const complete = locales.filter((each) => missingTexts(content, each).length === 0)
  const isComplete = complete.includes(locale)
  const blocks = presentBlocks(content.blocks, reading, foreign.lang, facts)
  const day = publishedAt.slice(0, 10)
  const changed = updatedAt.slice(0, 10)
  const drawnEvent = facts.cards.get(eventOfArticle(article) ?? '')
  const drawn = article.drawing === null ? [] : eventsOfFigure(article.drawing)
  const cards = [...drawn, ...article.subjects].flatMap(
    (each) => presentEventCard(each, facts) ?? [],
  )
  const hue = cards[0]?.hue ?? 'run'
  const title = content.title[language] ?? ''
  return {
    slug,
    kind: article.articleKind,
    group: article.groups[0] ?? null,
    title,
    summary: content.summary[language] ?? '',
    ...foreign,
    drawing: article.drawing === null ? null : presentFigure(article.drawing, facts),
    hue,
    blocks,
    contents: contentsOf(blocks),
    author: article.author,
    day,
    date: longDate(day, locale),
    publishedAt,
    updatedAt,
    updated: changed > day ? longDate(changed, locale) : null,
    minutes: count(minutesOf(wordsOf(content, language), language), locale),
    sources: article.sources.map(({ url, title: name, readOn }) => ({
      title: name,
      url: hrefIn(url, locale),
      readOn: longDate(readOn, locale),
    })),
    corrections: article.corrections.flatMap(({ key, day: on, text }) => {
      const of = languageFor(text, locale)
      const words = of === null ? undefined : text[of]
      if (of === null || words === undefined || on === null) return []
      const { lang } = foreignNote(of, locale)
      return { key, date: longDate(on, locale), day: on, text: words, lang }
    }),
    about: article.subjects.flatMap((each) => {
      const card = presentEventCard(each, facts)
      if (card === null) return []
      return { name: card.name, path: pathOf({ to: 'event', permalink: each }, locale) }
    }),
    next: next.map((each) => presentArticleItem(each, facts.cards, reader)),
    card: socialCardPath(
      locale,
      { kind: 'article', slug },
      articleCard({ content, article, publishedAt }, drawnEvent ?? null, locale),
    ),
    isComplete,
    alternates: documentAlternates({ kind: 'article', slug }, complete, locale),
  }
}

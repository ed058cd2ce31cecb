import { longDate } from '../../../src/i18n/format.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { eventsOfFigure } from '../../../src/model/blocks/figure.ts'
import type { ArticleItemView } from '../../../src/model/views.ts'
import type { ArticleItem } from '../../domain/content/articles/list-articles.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { CardFacts } from '../../domain/catalogue/cards/edition-cards.ts'
import { editionCard } from '../cards/edition-card.ts'
import { foreignNote } from '../texts/text-in.ts'

/** Permalink of the event whose race an entry of a list draws: of its drawing, else of its subject. */
export function eventOfItem({ drawing, subject }: ArticleItem): string | null {
  const [first] = drawing === null ? [] : eventsOfFigure(drawing)
  return first ?? subject
}

/** An article as an entry of a list. */
export function presentArticleItem(
  article: ArticleItem,
  cards: ReadonlyMap<string, CardFacts>,
  reader: Reader,
): ArticleItemView {
  const { slug, title, summary, kind, publishedAt, updatedAt } = article
  const { locale } = reader
  const event = eventOfItem(article)
  const facts = event === null ? undefined : cards.get(event)
  const card = facts === undefined ? null : editionCard(facts, reader)
  const day = publishedAt.slice(0, 10)
  return {
    slug,
    path: pathOf({ to: 'article', slug }, locale),
    title,
    summary,
    ...foreignNote(article.locale, locale),
    kind,
    day,
    date: longDate(day, locale),
    updatedAt,
    bars: card === null ? null : { seed: card.permalink, hue: card.hue, legs: card.legs },
  }
}

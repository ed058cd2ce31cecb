import { articleKindMessages } from '../../../src/i18n/article-kind-messages.ts'
import { longDate } from '../../../src/i18n/format.ts'
import { joined } from '../../../src/i18n/joins.ts'
import type { TitledCard } from '../../../src/i18n/site-card.ts'
import type { Article } from '../../../src/model/blocks/article.ts'
import type { ContentDocument } from '../../../src/model/blocks/content.ts'
import { eventsOfFigure } from '../../../src/model/blocks/figure.ts'
import type { Challenge } from '../../../src/model/challenges/challenge.ts'
import { hueOf, sportOfCode } from '../../../src/model/event/sports.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { CardFacts } from '../../domain/catalogue/cards/edition-cards.ts'
import { languageFor } from '../texts/text-in.ts'
import { drawingLegs } from './edition-card.ts'

function titleOf({ title }: Pick<ContentDocument, 'title'>, locale: Locale) {
  const language = languageFor(title, locale) ?? 'en'
  return { title: title[language] ?? '', language }
}

/** Permalink of the event whose race the card of an article draws: of its drawing, else of its first subject. */
export function eventOfArticle({ drawing, subjects }: Article): string | null {
  const [drawn] = drawing === null ? [] : eventsOfFigure(drawing)
  return drawn ?? subjects[0] ?? null
}

interface CardArticle {
  content: Pick<ContentDocument, 'title'>
  article: Article
  publishedAt: string
}

/** Social card of an article. @param event the event that it draws; null if it draws none, or one that has gone */
export function articleCard(
  { content, article, publishedAt }: CardArticle,
  event: Pick<CardFacts, 'permalink' | 'sport' | 'races'> | null,
  locale: Locale,
): TitledCard {
  const kind = articleKindMessages[article.articleKind]({}, { locale })
  return {
    ...titleOf(content, locale),
    line: joined([kind, longDate(publishedAt.slice(0, 10), locale)], locale),
    hue: event === null ? 'run' : hueOf(sportOfCode(event.sport)),
    race:
      event === null
        ? null
        : { seed: event.permalink, legs: drawingLegs(event.races[0]?.legs ?? []) },
  }
}

/** Social card of a challenge. */
export const challengeCard = (
  content: Pick<ContentDocument, 'title'>,
  { sport }: Challenge,
  locale: Locale,
): TitledCard => ({
  ...titleOf(content, locale),
  line: m.challenge_title({}, { locale }),
  hue: hueOf(sport),
  race: null,
})

import type { Reader } from '../../../src/i18n/reader.ts'
import type { BriefCard } from '../../../src/model/views.ts'
import type { CardFacts } from '../../domain/catalogue/cards/edition-cards.ts'
import { editionCard } from './edition-card.ts'

/** Entry of a list of dates: the card of an edition without its races. */
export function briefCard(facts: CardFacts, reader: Reader): BriefCard {
  const card = editionCard(facts, reader)
  return {
    permalink: card.permalink,
    linkDate: card.linkDate,
    name: card.name,
    nameLang: card.nameLang,
    bib: card.bib,
    dateConfirmed: card.dateConfirmed,
    status: card.status,
    place: card.place,
    sport: card.sport,
    hue: card.hue,
    analytics: card.analytics,
  }
}

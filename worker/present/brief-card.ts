import type { Reader } from '../../src/i18n/reader.ts'
import type { BriefCard } from '../../src/model/views.ts'
import type { CardFacts } from '../domain/catalogue/editions/edition-cards.ts'
import { editionCard } from './edition-card.ts'

/** Entry of a list of dates: the card of an edition without its races. @param today ISO date */
export function briefCard(facts: CardFacts, reader: Reader, today: string): BriefCard {
  const card = editionCard(facts, reader, today)
  const { permalink, linkDate, name, nameLang, bib, dateConfirmed } = card
  const { status, place, sport, hue, analytics } = card
  return {
    ...{ permalink, linkDate, name, nameLang, bib, dateConfirmed },
    ...{ status, place, sport, hue, analytics },
  }
}

import type { Reader } from '../../../src/i18n/reader.ts'
import type { Point } from '../../../src/model/calendar/calendar.ts'
import type { NearView } from '../../../src/model/views.ts'
import { noCriteria } from '../../domain/calendar/criteria.ts'
import type { CardFacts } from '../../domain/catalogue/cards/edition-cards.ts'
import { calendarPath } from '../paths/calendar-path.ts'
import { listedCard } from '../calendar/calendar-lists.ts'

/** @param origin the reader's place; null if it is unknown, which leaves the list empty */
export function presentNear(
  cards: readonly CardFacts[],
  reader: Reader,
  origin: Point | null,
): Omit<NearView, 'plates'> {
  return {
    located: origin !== null,
    path: calendarPath(noCriteria, reader.locale, { near: { kind: 'me' }, sort: 'distance' }),
    cards: cards.map((card) => listedCard(card, reader, origin)),
  }
}

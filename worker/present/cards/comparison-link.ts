import { pathOf } from '../../../src/i18n/paths.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { obstacleBetween } from '../../../src/model/event/compared-bars.ts'
import type { PageLink } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { CardFacts } from '../../domain/catalogue/cards/edition-cards.ts'
import { drawingLegs } from './edition-card.ts'

type Compared = Pick<CardFacts, 'permalink' | 'name'> & {
  races: readonly Pick<CardFacts['races'][number], 'metres' | 'legs'>[]
}

/** Legs of the race that a comparison draws; none if no length is announced. */
const mainLegs = ({ races }: Compared) =>
  drawingLegs(races.find(({ metres }) => metres !== null)?.legs ?? [])

/** Path and title of the comparison of two events; null if their main races have no scale in common. */
export function linkToComparison(
  first: Compared,
  second: Compared,
  locale: Locale,
): PageLink | null {
  if (first.permalink === second.permalink) return null
  if (obstacleBetween(mainLegs(first), mainLegs(second)) !== null) return null
  return {
    path: pathOf({ to: 'compare', pair: [first.permalink, second.permalink] }, locale),
    label: m.compare_title({ first: first.name, second: second.name }, { locale }),
  }
}

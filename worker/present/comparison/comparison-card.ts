import { length } from '../../../src/i18n/lengths.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { ComparedLeg } from '../../../src/model/event/compared-bars.ts'
import { hueOf, sportOfCode, type Hue } from '../../../src/model/event/sports.ts'
import { defaultPreferences } from '../../../src/model/values/preferences.ts'
import type { Figure } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import { comparedSides, type Side } from './compared-sides.ts'

export interface CardSide {
  name: string
  /** Locale of the name, or its BCP 47 tag. */
  language: string
  hue: Hue
  length: Figure
  legs: ComparedLeg[]
}

/** Content of a comparison's social card, in one language. */
export interface ComparisonCard {
  sides: [CardSide, CardSide]
  /** Number of bars of the scale. */
  bars: number
  /** Text of the stub. */
  line: string
}

function cardSide({ facts, race, legs }: Side, locale: Locale): CardSide {
  // One image serves all visitors, so it has the default units.
  const reader = { locale, unit: defaultPreferences.unit }
  return {
    name: facts.event.name,
    language: facts.event.nameLanguage,
    hue: hueOf(sportOfCode(race.sport)),
    length: length(race.metres ?? 0, reader),
    legs,
  }
}

/** @throws DomainError 'not-comparable' */
export function presentComparisonCard(
  first: EventFacts,
  second: EventFacts,
  locale: Locale,
): ComparisonCard {
  const { bars, sides } = comparedSides(first, second)
  const [one, other] = sides
  return {
    sides: [cardSide(one, locale), cardSide(other, locale)],
    bars,
    line: m.home_head_title({}, { locale }),
  }
}

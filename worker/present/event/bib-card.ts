import { dateBib } from '../../../src/i18n/format.ts'
import { figureText } from '../../../src/i18n/figure-text.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { defaultPreferences } from '../../../src/model/values/preferences.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import { daysUntil } from '../cards/days-until.ts'
import { raceFigure } from '../cards/edition-card.ts'
import { raceDate } from './race.ts'
import { presentSocialCard, type SocialCard } from './social-card.ts'

/** Content of a bib except for its name, in one language. */
export interface BibCard extends Pick<
  SocialCard,
  'permalink' | 'name' | 'nameLanguage' | 'day' | 'weekday' | 'month' | 'place' | 'hue' | 'legs'
> {
  /** "171 km · in 279 days" */
  line: string
}

/** Bib of an edition; null if it is over or does not take place. @param today ISO date */
export function presentBibCard(facts: EventFacts, locale: Locale, today: string): BibCard | null {
  const { edition, races } = facts
  const { off, ...card } = presentSocialCard(facts, locale, today)
  const { permalink, name, nameLanguage, place, hue, legs } = card
  if (off || edition.endDate < today) return null
  const [main] = races
  // One picture serves all readers, so it has the default units.
  const reader = { locale, unit: defaultPreferences.unit }
  const length = main === undefined ? null : raceFigure(main, reader)
  // The day of the main race, which may be another than the first of the edition.
  const date = main === undefined ? null : raceDate(main, edition)
  const bib = date === null ? null : dateBib(date, date, locale)
  const wait = daysUntil(date ?? edition.date, today, locale)
  return {
    permalink,
    name,
    nameLanguage,
    place,
    hue,
    legs,
    day: bib?.day ?? card.day,
    weekday: bib?.weekday ?? card.weekday,
    month: bib?.month ?? card.month,
    line: [length === null ? [] : figureText(length, locale), wait].flat().join(' · '),
  }
}

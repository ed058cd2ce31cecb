import type { Locale } from '../locales.ts'
import { eventTextKinds, type EventFacts } from '../schemas/event/event-facts.ts'
import { currentEdition } from './next-edition.ts'

/** A fact that makes a page better and that no event needs. */
export interface OptionalFact {
  path: string
  isFilled: boolean
}

/** Texts of the event in its own language, and course profiles of the races of its current edition. @param today ISO date */
export function optionalFacts(facts: EventFacts, today: string): OptionalFact[] {
  const language = facts.nameLanguage ?? 'en'
  const edition = currentEdition(facts, today)
  const texts = eventTextKinds.map((kind) => ({
    path: `texts.${kind}.${language}`,
    isFilled: Object.keys(facts.texts[kind]).includes(language),
  }))
  const courses = (edition?.races ?? []).map(({ key, course }) => ({
    path: `editions.${edition?.key ?? ''}.races.${key}.course`,
    isFilled: course !== null,
  }))
  return [...texts, ...courses]
}

/** True if the name or a text of the event is written in a language. */
export const isWrittenIn = ({ nameLanguage, names, texts }: EventFacts, locale: Locale): boolean =>
  locale === nameLanguage ||
  Object.hasOwn(names, locale) ||
  eventTextKinds.some((kind) => Object.hasOwn(texts[kind], locale))

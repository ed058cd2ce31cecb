import { locales } from '../../../../model/locales.ts'
import { organiserSections, type OrganiserSection } from '../../../../i18n/words.ts'
import { countedFacts } from '../../../../model/event-facts/counted-facts.ts'
import { isWrittenIn, optionalFacts } from '../../../../model/event-facts/optional-facts.ts'
import type { Circumstances, CountedFact } from '../../../../model/event-facts/sought-facts.ts'
import type { EventFacts } from '../../../../model/schemas/event/event-facts.ts'
import { sectionOfPath } from '../../../../i18n/section-of-path.ts'

/** Number of facts that are filled, and of all that count. */
export interface Share {
  filled: number
  all: number
}

export type SectionShares = Partial<Record<OrganiserSection, Share>>

/** How much of an event is filled. */
export interface Filled extends Share {
  sections: SectionShares
  /** Counted facts that are open, those that publishing requires first. */
  open: CountedFact[]
}

/** The section of the editor in which a counted fact is entered. */
export const sectionOfFact = ({ path }: Pick<CountedFact, 'path'>): OrganiserSection =>
  path === null ? 'media' : sectionOfPath(path)

const shareOf = (facts: readonly { isFilled: boolean }[]): Share => ({
  filled: facts.filter(({ isFilled }) => isFilled).length,
  all: facts.length,
})

/**
 * How much of an event is filled, in all and by section. Optional texts and course profiles count in their sections only,
 * languages in that of translations.
 */
export function filledOf(facts: EventFacts, circumstances: Circumstances): Filled {
  const counted = countedFacts(facts, circumstances)
  const paths = new Set(counted.map(({ path }) => path))
  const optional = optionalFacts(facts, circumstances.today).filter(({ path }) => !paths.has(path))
  const translations = locales.map((locale) => ({ isFilled: isWrittenIn(facts, locale) }))
  const sections: SectionShares = { translations: shareOf(translations) }
  for (const section of organiserSections) {
    const here = [...counted, ...optional].filter((fact) => sectionOfFact(fact) === section)
    if (here.length > 0) sections[section] = shareOf(here)
  }
  return { ...shareOf(counted), sections, open: counted.filter(({ isFilled }) => !isFilled) }
}

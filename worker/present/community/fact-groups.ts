import { eventShape } from '../../../src/model/event-facts/event-shape.ts'
import { correctedFact, correctedValue } from '../../../src/i18n/correction-texts.ts'
import { labelled } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { correctableFacts } from '../../../src/model/corrections/correctable-facts.ts'
import { correctionOption, inputAt } from '../../../src/model/corrections/correction-inputs.ts'
import { flattenDocument } from '../../../src/model/documents/paths.ts'
import { messageFacts } from '../../../src/model/community/feedback.ts'
import type { EventFacts, RaceFacts } from '../../../src/model/schemas/event/event-facts.ts'
import type { FeedbackFormView } from '../../../src/model/schemas/community/feedback-views.ts'
import { m } from '../../../src/paraglide/messages.js'
import { factLabel } from './feedback.ts'

/** "Start time: 10:00" for each fact with a value, then the subjects of a message. */
export function factGroups(
  facts: EventFacts,
  today: string,
  locale: Locale,
): FeedbackFormView['fact']['groups'] {
  const values = Object.fromEntries(flattenDocument(eventShape, facts))
  const found = correctableFacts(facts, today)
  const optionsOf = (race: RaceFacts | null) =>
    found
      .filter((fact) => fact.race === race)
      .flatMap(({ path, leg }) => {
        const input = inputAt(path)
        if (input === null) return []
        const name = correctedFact({ path, race: null, sport: leg?.sport ?? null }, locale)
        // The date and the reason of a status are facts of their own here.
        const known = input === 'status' ? { [path]: values[path] } : values
        const value = correctedValue(path, known, locale) ?? '–'
        return [{ value: correctionOption(path), label: labelled(name, value, locale), input }]
      })
  const races = new Set(found.flatMap(({ race }) => race ?? []))
  return [
    { label: m.moderation_field_event({}, { locale }), options: optionsOf(null) },
    ...[...races].map((race) => ({ label: race.name ?? '–', options: optionsOf(race) })),
    {
      label: null,
      options: messageFacts.map((value) => ({
        value,
        label: factLabel(value, locale),
        input: 'text' as const,
      })),
    },
  ]
}

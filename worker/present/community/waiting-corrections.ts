import { correctedFact } from '../../../src/i18n/correction-texts.ts'
import { labelled } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { WaitingCorrection } from '../../domain/community/corrections/corrections-for.ts'

/** Facts named; of more the first ones are. */
const factsShown = 4

/** "Corrections: Start time, Half marathon · Venue", with the page on which they are decided; null without any. */
export function presentWaiting(corrections: readonly WaitingCorrection[], locale: Locale) {
  if (corrections.length === 0) return null
  const facts = [...new Set(corrections.map((each) => correctedFact(each, locale)))]
  const named = facts.slice(0, factsShown)
  const more = facts.length > factsShown ? ['…'] : []
  return {
    label: labelled(
      m.moderation_corrections({}, { locale }),
      [...named, ...more].join(' · '),
      locale,
    ),
    path: pathOf({ to: 'organiser-events', page: 'corrections' }, locale),
  }
}

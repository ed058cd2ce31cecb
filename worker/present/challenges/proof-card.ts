import { longDate, number } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { shownProofCode } from '../../../src/model/challenges/proof-code.ts'
import type { Leg } from '../../../src/model/event/kilometre-bars.ts'
import { hueOf, sportOfCode, type Hue } from '../../../src/model/event/sports.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { Proof } from '../../domain/content/challenges/find-proof.ts'
import { languageFor } from '../texts/text-in.ts'
import { proofSentence } from './progress.ts'

/** Maximum number of races that the picture names; their bars are drawn too. */
const racesNamed = 10

/** Content of the picture of a certificate, in one language. */
export interface ProofCard {
  code: string
  heading: string
  challenge: string
  /** Locale of the title. */
  language: Locale
  hue: Hue
  sentence: string
  races: { name: string; date: string }[]
  /** "+3" */
  more: string | null
  legs: Leg[]
  note: string
}

/** @param code as it is stored */
export function presentProofCard(code: string, proof: Proof, locale: Locale): ProofCard {
  const { content, races } = proof
  const language = languageFor(content.title, locale) ?? 'en'
  const named = races.slice(0, racesNamed)
  return {
    code: shownProofCode(code),
    heading: `Startline · ${m.challenge_proof({}, { locale })}`,
    challenge: content.title[language] ?? '',
    language,
    hue: hueOf(content.challenge?.sport ?? null),
    sentence: proofSentence(proof, locale),
    races: named.map(({ name, day }) => ({ name, date: longDate(day, locale) })),
    more: races.length > racesNamed ? `+${number(races.length - racesNamed, locale)}` : null,
    legs: named.map(({ sport, metres, gain }) => ({
      hue: hueOf(sportOfCode(sport)),
      km: metres === null ? undefined : metres / 1000,
      gain: gain ?? undefined,
    })),
    note: m.challenge_proof_note({}, { locale }),
  }
}

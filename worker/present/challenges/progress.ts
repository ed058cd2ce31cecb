import { amountText, progressText } from '../../../src/i18n/challenge-progress.ts'
import { figureText } from '../../../src/i18n/figure-text.ts'
import { dayRange, longDate, number, year } from '../../../src/i18n/format.ts'
import { length } from '../../../src/i18n/lengths.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { shownProofCode } from '../../../src/model/challenges/proof-code.ts'
import { hueOf } from '../../../src/model/event/sports.ts'
import { locales, type Locale } from '../../../src/model/locales.ts'
import type {
  ChallengeProgressView,
  ProofView,
  ResultChoicesView,
} from '../../../src/model/schemas/site/challenge.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { MemberProgress } from '../../domain/content/challenges/find-progress.ts'
import type { Proof } from '../../domain/content/challenges/find-proof.ts'
import type { StoredChallenge } from '../../domain/content/challenges/joined-challenges.ts'
import type { ResultChoices } from '../../domain/content/challenges/result-choices.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { foreignNote, languageFor } from '../texts/text-in.ts'
import { filledBars } from './challenge.ts'

/** How far a member is in a challenge. */
export function presentProgress(
  { progress, results }: MemberProgress,
  { challenge, version }: StoredChallenge,
  reader: Reader,
): ChallengeProgressView {
  const { locale } = reader
  const { goal } = challenge.rule
  const have = progress?.have ?? 0
  const doneOn = progress?.doneOn ?? null
  const code = progress?.code ?? null
  const place = doneOn === null || progress?.isListed !== 1 ? null : progress.doneNumber
  const fills = new Map(progress?.fills.map((fill) => [fill.raceId, fill]))
  return {
    isJoined: progress !== null,
    isListed: progress?.isListed === 1,
    isNamed: progress?.isNamed === 1,
    isCounting: progress !== null && progress.ruleVersion < version,
    have: amountText(goal, have, reader),
    progress: progressText(goal, have, reader),
    filled: filledBars(goal, have),
    done: doneOn === null ? null : m.challenge_done({ date: longDate(doneOn, locale) }, { locale }),
    number: place === null ? null : m.challenge_number({ n: number(place, locale) }, { locale }),
    proof: code === null ? null : pathOf({ to: 'proof', code: shownProofCode(code) }, locale),
    results: results.map((each) => ({
      raceId: each.raceId,
      slot: fills.get(each.raceId)?.key ?? null,
      counts: fills.has(each.raceId),
      isLinked: each.isLinked === 1,
      name: each.name,
      lang: foreignTag(each.nameLanguage, locale),
      date: longDate(each.day, locale),
      path: pathOf({ to: 'event', permalink: each.permalink }, locale),
    })),
  }
}

/** Past races of an event, of which a member can state one. */
export const presentChoices = (editions: ResultChoices, reader: Reader): ResultChoicesView => ({
  editions: editions.map(({ id, date, endDate, races }) => ({
    value: id,
    text: year(date, reader.locale),
    days: dayRange(date, endDate, reader.locale),
    races: races.map((race) => {
      const distance =
        race.metres === null ? '' : figureText(length(race.metres, reader), reader.locale)
      return {
        value: race.id,
        text: [race.name, distance].filter((each) => each !== '').join(' · '),
      }
    }),
  })),
})

/** The sentence of a certificate, with the name of a member who chose to be named. */
export const proofSentence = (
  { name, doneOn }: Pick<Proof, 'name' | 'doneOn'>,
  locale: Locale,
): string => {
  const date = longDate(doneOn, locale)
  return name === null
    ? m.challenge_proof_unnamed({ date }, { locale })
    : m.challenge_proof_sentence({ name, date }, { locale })
}

/** A certificate. */
export function presentProof(code: string, proof: Proof, locale: Locale): ProofView {
  const { slug, content, races } = proof
  const language = languageFor(content.title, locale) ?? 'en'
  const shown = shownProofCode(code)
  return {
    code: shown,
    challenge: content.title[language] ?? '',
    path: pathOf({ to: 'challenge', slug }, locale),
    lang: foreignNote(language, locale).lang,
    hue: hueOf(content.challenge?.sport ?? null),
    sentence: proofSentence(proof, locale),
    races: races.map((race) => ({
      name: race.name,
      lang: foreignTag(race.nameLanguage, locale),
      date: longDate(race.day, locale),
    })),
    picture: `/cards/${locale}/proof/${code}.png`,
    alternates: Object.fromEntries(
      locales.map((each) => [each, pathOf({ to: 'proof', code: shown }, each)]),
    ),
  }
}

import {
  bodyParts,
  bodyWords,
  claimParts,
  claimWords,
  labelParts,
  labelWords,
  officialParts,
  officialWords,
  raceParts,
  raceWords,
  verifiedParts,
  verifiedWords,
} from './official-words.ts'

/**
 * Names that call themselves official. "Colegio Oficial de Arquitectos" is the name of a body; "Berlin Marathon
 * (official)" claims to be the page of a race. Only such claims are refused; moderators read the others.
 */

/** Lower case, full-width letters as normal ones, without diacritics. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}/gu, '')
    .normalize('NFC')

const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '')

/** Signs that set a part of a name apart: "Berlin Marathon – official", "【公式】東京マラソン". */
const separators = /[()[\]{}<>【】〔〕〈〉《》「」『』«»"“”„|/:;,、·•–—~]|\s-+\s/u

/** Words between "official" and what it describes, at most: "site web officiel". */
const reach = 2

/** True if a word for a page, an account or an organiser stands beside one for official. */
function claimsPage(text: string, words: readonly string[]): boolean {
  if (officialParts.test(text) && claimParts.test(text)) return true
  return words.some(
    (word, at) =>
      officialWords.test(word) &&
      words.slice(Math.max(0, at - reach), at + reach + 1).some((near) => claimWords.test(near)),
  )
}

/** True if "official" stands alone in brackets, beside a dash, or at the end as a label. */
function isLabelled(text: string, words: readonly string[]): boolean {
  const parts = text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return (
    labelParts.test(text.replaceAll(/[^\p{L}\p{M}]+$/gu, '')) ||
    labelWords.test(words.at(-1) ?? '') ||
    parts.some((part) => officialWords.test(part) || part.replace(officialParts, '') === '')
  )
}

/** True if the name has a word for official, such as "Colegio Oficial de Arquitectos". */
export function mentionsOfficial(name: string): boolean {
  const text = plain(name)
  return officialParts.test(text) || wordsOf(text).some((word) => officialWords.test(word))
}

/**
 * True for a name that claims to be the official page of a race or of an organisation, such as "Berlin Marathon (official)", or
 * to have the mark of a verified organiser.
 */
export function claimsToBeOfficial(name: string): boolean {
  const text = plain(name)
  const words = wordsOf(text)
  if (verifiedParts.test(text) || words.some((word) => verifiedWords.test(word))) return true
  if (!mentionsOfficial(name)) return false
  if (claimsPage(text, words) || isLabelled(text, words)) return true
  const isRace = raceParts.test(text) || words.some((word) => raceWords.test(word))
  const isBody = bodyParts.test(text) || words.some((word) => bodyWords.test(word))
  return isRace && !isBody
}

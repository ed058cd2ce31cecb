import type { Sport } from '../../src/model/event/sports.ts'
import { foldName } from './fold-name.ts'
import { namedLength, readLength } from './read-number.ts'
import type { Length } from './row-facts.ts'

/** A figure with a unit of distance: "Ultra 50 km", "10K", "100 miles", "ハーフ 21km". A climb ("+1500 m") has another. */
const figure =
  /(?<![\d.,+])(\d{1,4}(?:[.,]\d{1,4})?)\s?(k|km|kms|mi|miles?|км|公里|キロ|กม)(?![\p{Ll}\p{Lu}])/giu

/** Sports whose marathon is 42.195 km; one by mountain bike or on skis is not. */
const marathonSports: readonly (Sport | null)[] = ['run', 'wheelchair', 'walk', 'nordic_walk']

/** A marathon that is run by several or by children, or is longer or shorter. */
const otherMarathon =
  /\b(?:ultra|mini|kids?|kinder|bambini|relay|staffel|relais|staffetta|relevos?|estafet\S*|stafett|sztafeta|duo|team|quarter|viertel)\b|эстафета|リレー|接力|계주|ผลัด/u

/** Words of a marathon in a name: "Linz Marathon", "Halbmarathon", "ハーフマラソン". */
const halves =
  /\b(?:half|halb|semi|media|mezza|meia|halv|halve|yari|pol|pul|separuh)\s?-?(?:marathon|maraton|maratona)|halbmarathon|halvmaraton|polmaraton|полумарафон|ハーフ|半程?马拉松|半马|하프|ฮาล์ฟ/u
const whole = /\b(?:marathon|maraton|maratona)\b|(?<!полу)марафон|マラソン|马拉松|마라톤|มาราธอน/u

/** The distance that a name states in figures; null for a name with none or several. */
export function figureInName(name: string): Length | null {
  const [first, ...more] = [...name.matchAll(figure)].map(([text]) => text)
  return first === undefined || more.length > 0 ? null : readLength(first, 'km')
}

/**
 * The distance that the name of a race states, if it states one: in figures, or as a marathon of a sport that has one. A
 * marathon in the name of an event says nothing: in Korea and Japan any run is called so.
 */
export function lengthInName(name: string, sport: Sport | null): Length | null {
  if (name.search(figure) !== -1) return figureInName(name)
  const folded = foldName(name)
  if (!marathonSports.includes(sport) || otherMarathon.test(folded)) return null
  const exact = namedLength(folded)
  if (exact !== null) return exact
  if (halves.test(folded)) return namedLength('half')
  return whole.test(folded) ? namedLength('marathon') : null
}

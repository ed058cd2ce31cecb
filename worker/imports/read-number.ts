import type { DistanceUnit } from '../../src/model/values/units.ts'
import { foldName } from './fold-name.ts'
import type { Length } from './row-facts.ts'

/**
 * Number of a text with a decimal point or comma and any separator of thousands: "1.234,5", "1 234.5", "18,2". A single
 * separator before three digits groups thousands if `groups` says so: "1,250" metres are 1250, "21,097" km are not.
 */
export function readNumber(text: string, groups: boolean): number | null {
  const digits = text.replace(/[\s\u00a0\u202f'’_]/gu, '')
  if (!/^[+-]?(?:\d+(?:[.,]\d+)*|[.,]\d+)$/u.test(digits)) return null
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last === -1) return Number(digits)
  const mark = digits[last] ?? ''
  const separators = [...digits].filter((each) => each === '.' || each === ',')
  const repeats = separators.length > 1 && separators.every((each) => each === mark)
  const isGroup = repeats || (groups && separators.length === 1 && digits.length - last === 4)
  const whole = digits.slice(0, last).replace(/[.,]/gu, '')
  const rest = digits.slice(last + 1)
  const value = Number(isGroup ? whole + rest : `${whole}.${rest}`)
  return Number.isFinite(value) ? value : null
}

const unitWords: readonly (readonly [RegExp, DistanceUnit])[] = [
  [/^(?:k|km|kms|kilom\S*|км|公里|キロ|กม)$/u, 'km'],
  [/^(?:mi|mile|miles|meilen|millas)$/u, 'mi'],
  [/^(?:m|meter|metre|metres|meters|hm|м|米|メートル)$/u, 'm'],
  [/^(?:ft|feet|foot)$/u, 'ft'],
  [/^(?:yd|yards?)$/u, 'yard'],
  [/^(?:h|hours?|std|stunden|heures?|ore|horas|timmar)$/u, 'hour'],
  [/^(?:min|minutes?|minuten)$/u, 'min'],
]

/** Distances that have a name: of marathon and half marathon in the languages. */
const named: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:half|half marathon|halbmarathon|hm|semi|semi marathon|media maraton|mezza|mezza maratona|polmaraton)$/u,
    21.0975,
  ],
  [
    /^(?:halvmaraton|halve marathon|meia maratona|yari maraton|полумарафон|ハーフ|ハーフマラソン|半马|半程马拉松|하프)$/u,
    21.0975,
  ],
  [
    /^(?:marathon|maraton|maratona|марафон|マラソン|フルマラソン|フル|马拉松|全马|마라톤|มาราธอน)$/u,
    42.195,
  ],
]

/** Length of a marathon or half marathon by its folded name; null for other words. */
export function namedLength(folded: string): Length | null {
  const found = named.find(([pattern]) => pattern.test(folded))
  return found === undefined ? null : { value: found[1], unit: 'km' }
}

/** Length of a text, in the unit that it states, else in `unit`: "18,2", "10 mi", "5K", "Marathon". Null if unreadable. */
export function readLength(text: string, unit: DistanceUnit): Length | null {
  const name = namedLength(foldName(text))
  if (name !== null) return name
  const parts = /^([+\-\d.,\s\u00a0\u202f'’]+?)\s*(\p{L}*)\.?$/u.exec(text.trim())
  if (parts === null) return null
  const [, digits = '', word = ''] = parts
  const stated = unitWords.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1]
  if (word !== '' && stated === undefined) return null
  const actual = stated ?? unit
  const value = readNumber(digits, actual === 'm' || actual === 'ft' || actual === 'yard')
  return value === null ? null : { value, unit: actual }
}

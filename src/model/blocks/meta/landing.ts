import * as v from 'valibot'
import { hues } from '../../event/sports.ts'
import { href } from '../href.ts'
import { areKeysUnique, key } from '../key.ts'
import { storedPicture } from '../picture.ts'
import { plainLine } from '../plain-text.ts'

/** Most logos of one page. */
const maximumLogos = 24

const logo = v.strictObject({
  key,
  /** Place among the logos; each place is taken once. */
  ordinal: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  /** Null until it is uploaded; such an entry is not shown. */
  picture: v.nullable(storedPicture),
  /** Name of the partner, the same in all languages; needed before the logo is shown. */
  alt: v.nullable(plainLine(80)),
  href: v.nullable(href),
  /** The logo is a link only if this is true and it has a target. */
  isClickable: v.boolean(),
})

/** Colour and logos of the page of a partner. */
export const landing = v.strictObject({
  hue: v.picklist(hues),
  logos: v.pipe(
    v.array(logo),
    v.maxLength(maximumLogos, `A page has at most ${maximumLogos} logos.`),
    v.check((entries) => areKeysUnique(entries), 'Logos need different keys'),
    v.check(
      (logos) => new Set(logos.map(({ ordinal }) => ordinal)).size === logos.length,
      'Logos need different ordinals',
    ),
  ),
})

export const blankLanding = { hue: 'run', logos: [] } as const
export const blankLogo = {
  ordinal: 1,
  picture: null,
  alt: null,
  href: null,
  isClickable: false,
} as const

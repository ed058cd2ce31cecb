import * as v from 'valibot'
import { licenceKeys, pictureCreditMaximum } from '../../event/event-pictures.ts'
import { areKeysUnique, key } from '../key.ts'
import { storedPicture } from '../picture.ts'
import { lines, plainLine } from '../plain-text.ts'
import type { TextChange } from '../text-change.ts'

/** Most pictures of one set. */
const maximumPictures = 12

const image = v.strictObject({
  key,
  /** Null until it is uploaded; such an entry is not shown. */
  picture: v.nullable(storedPicture),
  /** A picture without a text in any language is decoration. */
  alt: lines(160),
  credit: v.nullable(plainLine(pictureCreditMaximum)),
  licence: v.nullable(v.picklist(licenceKeys)),
})

/** A set of pictures side by side, or each as wide as the page. */
export const images = v.strictObject({
  kind: v.literal('images'),
  key,
  fullwidth: v.boolean(),
  pictures: v.pipe(
    v.array(image),
    v.maxLength(maximumPictures, `A set has at most ${maximumPictures} pictures.`),
    v.check((entries) => areKeysUnique(entries), 'Pictures need different keys'),
  ),
})

export const blankImages = { kind: 'images' as const, fullwidth: false, pictures: [] }
export const blankImage = { picture: null, alt: {}, credit: null, licence: null } as const

type Images = v.InferOutput<typeof images>

export const changedImages = (block: Images, { line }: TextChange): Images => ({
  ...block,
  pictures: block.pictures.map((each) => ({ ...each, alt: line(`${each.key}.alt`, each.alt) })),
})

import * as v from 'valibot'
import { href } from '../href.ts'
import { areKeysUnique, key } from '../key.ts'
import { storedPicture } from '../picture.ts'
import { lines } from '../plain-text.ts'
import type { TextChange } from '../text-change.ts'

/** Most cells of one grid. */
const maximumCells = 24

const cell = v.strictObject({
  key,
  /** Null until it is uploaded. A cell without a picture, a text or a target is not shown. */
  picture: v.nullable(storedPicture),
  /** Name of the target: the only text of the link. */
  alt: lines(160),
  url: v.nullable(href),
})

/** A grid of pictures, each of which is a link. */
export const links = v.strictObject({
  kind: v.literal('links'),
  key,
  cells: v.pipe(
    v.array(cell),
    v.maxLength(maximumCells, `A grid has at most ${maximumCells} links.`),
    v.check((entries) => areKeysUnique(entries), 'Links need different keys'),
  ),
})

export const blankLinks = { kind: 'links' as const, cells: [] }
export const blankCell = { picture: null, alt: {}, url: null } as const

type Links = v.InferOutput<typeof links>

export const changedLinks = (block: Links, { line }: TextChange): Links => ({
  ...block,
  cells: block.cells.map((each) => ({ ...each, alt: line(`${each.key}.alt`, each.alt) })),
})

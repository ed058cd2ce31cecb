import * as v from 'valibot'
import { key } from '../key.ts'
import { storedPicture } from '../picture.ts'
import { lines } from '../plain-text.ts'
import type { TextChange } from '../text-change.ts'

/** Opening of a part: a line above, the heading and a sentence, with or without a logo. */
export const intro = v.strictObject({
  kind: v.literal('intro'),
  key,
  above: lines(80),
  header: lines(120),
  subtext: lines(300),
  /** Decoration beside the heading, which names whose logo it is. */
  logo: v.optional(v.nullable(storedPicture), null),
})

export const blankIntro = {
  kind: 'intro',
  above: {},
  header: {},
  subtext: {},
  logo: null,
} as const

type Intro = v.InferOutput<typeof intro>

export const changedIntro = (block: Intro, { line }: TextChange): Intro => ({
  ...block,
  above: line('above', block.above),
  header: line('header', block.header),
  subtext: line('subtext', block.subtext),
})

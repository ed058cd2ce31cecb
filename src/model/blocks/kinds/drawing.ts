import * as v from 'valibot'
import { figure } from '../figure.ts'
import { key } from '../key.ts'
import { lines } from '../plain-text.ts'
import type { TextChange } from '../text-change.ts'

/** A drawing made of facts of the catalogue. */
export const drawing = v.strictObject({
  kind: v.literal('figure'),
  key,
  figure: v.nullable(figure),
  caption: lines(200),
})

export const blankDrawing = { kind: 'figure', figure: null, caption: {} } as const

type Drawing = v.InferOutput<typeof drawing>

export const changedDrawing = (block: Drawing, { line }: TextChange): Drawing => ({
  ...block,
  caption: line('caption', block.caption),
})

import * as v from 'valibot'
import { alignment } from '../alignment.ts'
import { key } from '../key.ts'
import { proseTexts } from '../prose.ts'
import type { TextChange } from '../text-change.ts'

/** Running text in the width of a column, or extra wide. */
export const text = v.strictObject({
  kind: v.literal('text'),
  key,
  alignment,
  extraWide: v.boolean(),
  text: proseTexts,
})

export const blankText = { kind: 'text', alignment: 'start', extraWide: false, text: {} } as const

type Text = v.InferOutput<typeof text>

export const changedText = (block: Text, { prose }: TextChange): Text => ({
  ...block,
  text: prose('text', block.text),
})

import * as v from 'valibot'
import { key } from '../key.ts'

/** Heights of a spacer in pixels (spec §3). */
const spacings = [16, 32, 40, 88] as const

/** Space between two blocks. */
export const spacer = v.strictObject({
  kind: v.literal('spacer'),
  key,
  size: v.picklist(spacings),
})

export const blankSpacer = { kind: 'spacer', size: 16 } as const

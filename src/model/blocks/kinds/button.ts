import * as v from 'valibot'
import { locales } from '../../locales.ts'
import { alignment } from '../alignment.ts'
import { href } from '../href.ts'
import { key } from '../key.ts'
import { lines } from '../plain-text.ts'
import type { TextChange } from '../text-change.ts'

/** Link to another page or site, drawn as a button. */
export const button = v.strictObject({
  kind: v.literal('button'),
  key,
  alignment,
  /** One target for all locales, or none yet. */
  url: v.nullable(href),
  /** Other targets of single locales, as a page of another site may have. */
  urls: v.record(v.picklist(locales), href),
  label: lines(60),
})

export const blankButton = {
  kind: 'button',
  alignment: 'start',
  url: null,
  urls: {},
  label: {},
} as const

type Button = v.InferOutput<typeof button>

export const changedButton = (block: Button, { line }: TextChange): Button => ({
  ...block,
  label: line('label', block.label),
})

import * as v from 'valibot'
import { calendarAddress } from '../calendar-address.ts'
import { key } from '../key.ts'
import { lines } from '../plain-text.ts'
import type { TextChange } from '../text-change.ts'

/** Most rows of a list. */
export const maximumRows = 6

/** The first editions of a calendar, as they are when the page is rendered. */
export const list = v.strictObject({
  kind: v.literal('list'),
  key,
  title: lines(120),
  calendar: v.nullable(calendarAddress),
  rows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maximumRows)),
  /** Sentence in place of the rows while nothing matches; without one the block is left out then. */
  empty: lines(200),
})

export const blankList = {
  kind: 'list',
  title: {},
  calendar: null,
  rows: maximumRows,
  empty: {},
} as const

type List = v.InferOutput<typeof list>

export const changedList = (block: List, { line }: TextChange): List => ({
  ...block,
  title: line('title', block.title),
  empty: line('empty', block.empty),
})

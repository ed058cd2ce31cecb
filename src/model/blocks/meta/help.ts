import * as v from 'valibot'
import { lines } from '../plain-text.ts'

/** Sections of the help centre in the order of the page. */
export const helpSections = [
  'finding',
  'facts',
  'entering',
  'account',
  'reviews',
  'organisers',
] as const
export type HelpSection = (typeof helpSections)[number]

/** Place of an answer in the help centre. */
export const help = v.strictObject({
  section: v.picklist(helpSections),
  /** Order within the section. */
  rank: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  /** True for the answers that are asked for most, which exist in every language. */
  isCommon: v.boolean(),
  /** Further words by which the search of the help finds the answer. */
  keywords: lines(200),
})

export const blankHelp = { section: 'finding', rank: 0, isCommon: false, keywords: {} } as const

import type * as v from 'valibot'
import type { lines } from './plain-text.ts'
import type { proseTexts } from './prose.ts'

/** One line, or running text, by locale. */
export type Lines = v.InferOutput<ReturnType<typeof lines>>
export type ProseTexts = v.InferOutput<typeof proseTexts>

/** A change of the texts of a block. @param field name of the field, with the keys of entries before it: `p1.alt` */
export interface TextChange {
  line: (field: string, texts: Lines) => Lines
  prose: (field: string, texts: ProseTexts) => ProseTexts
}

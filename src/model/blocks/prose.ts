import * as v from 'valibot'
import { locales } from '../locales.ts'
import { href } from './href.ts'
import { isPlainText } from './plain-text.ts'

/**
 * Running text: a strict subset of mdast (https://github.com/syntax-tree/mdast), kept as JSON. It has no node for HTML,
 * images or code, so a renderer of the subset cannot produce them.
 */

export type Inline =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'link'; url: string; children: Inline[] }

export interface Paragraph {
  type: 'paragraph'
  children: Inline[]
}

export interface ProseList {
  type: 'list'
  ordered: boolean
  children: { type: 'listItem'; children: [Paragraph] }[]
}

export type Flow =
  | Paragraph
  | ProseList
  | { type: 'heading'; depth: 2 | 3; children: Inline[] }
  | { type: 'blockquote'; children: Paragraph[] }

export interface Prose {
  type: 'root'
  children: Flow[]
}

/** Longest text of one locale, in characters of its Markdown. */
export const proseMaximumCharacters = 20_000

/** Marks within marks: a strong link in an emphasis has 3. */
export const inlineMaximumDepth = 4

/** Text within a line; unlike a line it may end with a space, before a mark. */
const inlineText = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(proseMaximumCharacters),
  v.check((text) => isPlainText(text.trim()) && !/[\r\n]/u.test(text), 'must be plain text'),
)

/** Marks and links within each other down to the greatest depth, so that the schema needs no recursion. */
function inlineAt(depth: number): v.GenericSchema<unknown, Inline> {
  const leaves = [
    v.strictObject({ type: v.literal('text'), value: inlineText }),
    v.strictObject({ type: v.literal('break') }),
  ] as const
  if (depth === inlineMaximumDepth) return v.variant('type', leaves)
  const children = v.pipe(v.array(inlineAt(depth + 1)), v.minLength(1))
  return v.variant('type', [
    ...leaves,
    v.strictObject({ type: v.picklist(['strong', 'emphasis']), children }),
    v.strictObject({ type: v.literal('link'), url: href, children }),
  ])
}

const inlines = v.pipe(v.array(inlineAt(1)), v.minLength(1))
const paragraph = v.strictObject({ type: v.literal('paragraph'), children: inlines })
const listItem = v.strictObject({
  type: v.literal('listItem'),
  children: v.strictTuple([paragraph]),
})

/** The whole text of one locale. */
export const prose = v.strictObject({
  type: v.literal('root'),
  children: v.pipe(
    v.array(
      v.variant('type', [
        paragraph,
        v.strictObject({
          type: v.literal('heading'),
          depth: v.picklist([2, 3]),
          children: inlines,
        }),
        v.strictObject({
          type: v.literal('list'),
          ordered: v.boolean(),
          children: v.pipe(v.array(listItem), v.minLength(1)),
        }),
        v.strictObject({
          type: v.literal('blockquote'),
          children: v.pipe(v.array(paragraph), v.minLength(1)),
        }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(500),
  ),
}) satisfies v.GenericSchema<unknown, Prose>

/** Running text by locale. */
export const proseTexts = v.record(v.picklist(locales), prose)

const textOfInline = (inline: Inline): string => {
  if (inline.type === 'text') return inline.value
  return inline.type === 'break' ? ' ' : inline.children.map(textOfInline).join('')
}

const textOfFlow = (flow: Flow): string => {
  if (flow.type === 'paragraph' || flow.type === 'heading')
    return flow.children.map(textOfInline).join('')
  if (flow.type === 'blockquote') return flow.children.map(textOfFlow).join('\n')
  return flow.children.flatMap(({ children }) => children.map(textOfFlow)).join('\n')
}

/** Words of a text without its marks, one line a paragraph. */
export const textOfProse = ({ children }: Prose): string => children.map(textOfFlow).join('\n')

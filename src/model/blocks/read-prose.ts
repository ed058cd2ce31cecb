import { fromMarkdown } from 'mdast-util-from-markdown'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { isHref } from './href.ts'
import { toPlainText } from './plain-text.ts'
import {
  inlineMaximumDepth,
  proseMaximumCharacters,
  type Flow,
  type Inline,
  type Paragraph,
  type Prose,
  type ProseList,
} from './prose.ts'

/** Markdown that is longer than a text may be. */
export class ProseTooLong extends Error {
  override name = 'ProseTooLong'
}

/** Syntax that stays plain text: all that is not in the subset, above all HTML. */
const unread = [
  'htmlFlow',
  'htmlText',
  'codeIndented',
  'codeFenced',
  'codeText',
  'thematicBreak',
  'definition',
  'labelStartImage',
  'setextUnderline',
  'autolink',
]

const extensions = [cjkFriendlyExtension(), { disable: { null: unread } }]

/** A node of mdast, of whatever type. */
interface Node {
  type: string
  value?: string | undefined
  url?: string | undefined
  depth?: number | undefined
  ordered?: boolean | null | undefined
  children?: readonly Node[] | undefined
}

/** Joins neighbouring texts, and leaves out spaces and breaks at both ends. */
function tidied(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const inline of inlines) {
    const last = joined.at(-1)
    if (inline.type === 'text' && last?.type === 'text')
      joined.splice(-1, 1, { type: 'text', value: last.value + inline.value })
    else joined.push(inline)
  }
  return joined
}

function trimmed(inlines: readonly Inline[]): Inline[] {
  const [first, ...rest] = inlines
  if (first === undefined) return []
  if (first.type === 'break') return trimmed(rest)
  if (first.type === 'text') {
    const value = first.value.trimStart()
    if (value === '') return trimmed(rest)
    if (value !== first.value) return trimmed([{ type: 'text', value }, ...rest])
  }
  const last = inlines.at(-1)
  if (last?.type === 'break') return trimmed(inlines.slice(0, -1))
  if (last?.type !== 'text' || last.value === last.value.trimEnd()) return [...inlines]
  const value = last.value.trimEnd()
  const kept = inlines.slice(0, -1)
  return trimmed(value === '' ? kept : [...kept, { type: 'text', value }])
}

const childrenOf = ({ children = [] }: Node): readonly Node[] => children

function readInline(node: Node, depth: number, isInLink: boolean): Inline[] {
  if (node.type === 'break') return [{ type: 'break' }]
  if (node.type === 'text') {
    const value = toPlainText(node.value ?? '')
    return value === '' ? [] : [{ type: 'text', value }]
  }
  const readChildren = (to: number, inLink: boolean) =>
    tidied(childrenOf(node).flatMap((child) => readInline(child, to, inLink)))
  const { type, url = '' } = node
  const isLink = type === 'link' && !isInLink && isHref(url)
  const isMark = type === 'strong' || type === 'emphasis'
  if (depth >= inlineMaximumDepth || !(isLink || isMark)) return readChildren(depth, isInLink)
  const children = readChildren(depth + 1, isInLink || isLink)
  if (children.length === 0) return []
  return [isMark ? { type, children } : { type: 'link', url, children }]
}

const readInlines = (node: Node): Inline[] =>
  trimmed(tidied(childrenOf(node).flatMap((child) => readInline(child, 1, false))))

const paragraphOf = (children: Inline[]): Paragraph[] =>
  children.length === 0 ? [] : [{ type: 'paragraph', children }]

/** All paragraphs below a node; other blocks within it count as paragraphs. */
const paragraphsIn = (node: Node): Paragraph[] =>
  node.type === 'paragraph' || node.type === 'heading'
    ? paragraphOf(readInlines(node))
    : childrenOf(node).flatMap(paragraphsIn)

function readFlow(node: Node): Flow[] {
  if (node.type === 'heading') {
    const children = readInlines(node)
    const depth = (node.depth ?? 2) <= 2 ? 2 : 3
    return children.length === 0 ? [] : [{ type: 'heading', depth, children }]
  }
  if (node.type === 'list') {
    const items = paragraphsIn(node).map((each): ProseList['children'][number] => ({
      type: 'listItem',
      children: [each],
    }))
    return items.length === 0
      ? []
      : [{ type: 'list', ordered: node.ordered === true, children: items }]
  }
  if (node.type !== 'blockquote') return paragraphsIn(node)
  const children = paragraphsIn(node)
  return children.length === 0 ? [] : [{ type: 'blockquote', children }]
}

/**
 * Running text from Markdown: the only way in. What is outside of the subset becomes plain text, a link that is refused its
 * text. Null without any text.
 * @throws ProseTooLong
 */
export function readProse(markdown: string): Prose | null {
  if (markdown.length > proseMaximumCharacters)
    throw new ProseTooLong(
      `A text has ${markdown.length} characters; at most ${proseMaximumCharacters} are allowed.`,
    )
  const root: Node = fromMarkdown(markdown.normalize('NFC'), { extensions })
  const children = childrenOf(root).flatMap(readFlow)
  return children.length === 0 ? null : { type: 'root', children }
}

import { fieldsOfBlock } from '../../../src/model/blocks/block-fields.ts'
import type { Block } from '../../../src/model/blocks/block.ts'
import type { ContentDocument } from '../../../src/model/blocks/content.ts'
import { prose, proseTexts } from '../../../src/model/blocks/prose.ts'
import { ProseTooLong, readProse } from '../../../src/model/blocks/read-prose.ts'
import { writeProse } from '../../../src/model/blocks/write-prose.ts'
import type { DocumentChange } from '../../../src/model/documents/change.ts'
import type { DeskContent } from '../../../src/model/schemas/desk/desk-content.ts'
import { FieldErrors } from '../../../src/model/values/errors.ts'
import * as v from 'valibot'

/** Running text is stored as a tree and edited as Markdown: the two directions, for whole documents and for changes. */

const proseFields = (kind: unknown): string[] =>
  (fieldsOfBlock(kind) ?? []).flatMap(({ name, type }) => (type === 'prose' ? [name] : []))

/** Markdown of a value that is running text; another value as it is. */
export function markdownOf(value: unknown): unknown {
  const read = v.safeParse(prose, value)
  return read.success ? writeProse(read.output) : value
}

const deskBlock = (block: Block): DeskContent['blocks'][number] => {
  const texts = Object.entries(block).map(([name, value]) => {
    const read = proseFields(block.kind).includes(name) ? v.safeParse(proseTexts, value) : null
    if (read?.success !== true) return [name, value]
    return [
      name,
      Object.fromEntries(Object.entries(read.output).map(([l, text]) => [l, writeProse(text)])),
    ]
  })
  return { ...Object.fromEntries(texts), key: block.key, kind: block.kind }
}

/** A document with its running text as Markdown. */
export const deskContentOf = (content: ContentDocument): DeskContent => ({
  ...content,
  blocks: content.blocks.map(deskBlock),
})

/** A change with Markdown in place of running text. */
export const deskChange = <Change extends object>(change: Change): Change => {
  const values = Object.entries(change).map(([name, value]) => [name, markdownOf(value)])
  return { ...change, ...Object.fromEntries(values) }
}

function readMarkdown(path: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return readProse(value)
  } catch (error) {
    if (error instanceof ProseTooLong) throw new FieldErrors({ [path]: 'too-long' })
    throw error
  }
}

/**
 * Changes of the desk as they are stored.
 * @param content the draft that they change
 * @throws FieldErrors { path: 'too-long' } for a text over the limit
 */
export function storedChanges(
  { blocks }: Pick<ContentDocument, 'blocks'>,
  changes: readonly DocumentChange[],
): DocumentChange[] {
  const kinds = new Map<string, unknown>(blocks.map(({ key, kind }) => [key, kind]))
  for (const { path, from, to } of changes) {
    const [list, key = '', field] = path.split('.')
    if (list === 'blocks' && field === 'kind') kinds.set(key, to ?? from)
  }
  return changes.map((change) => {
    const { path, from, to } = change
    const [list, key = '', field = ''] = path.split('.')
    if (list !== 'blocks' || !proseFields(kinds.get(key)).includes(field)) return change
    return { path, from: readMarkdown(path, from), to: readMarkdown(path, to) }
  })
}

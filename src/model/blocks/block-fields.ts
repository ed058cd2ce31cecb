import type { Block } from './block.ts'

/** A field of a block as the desk edits it, by its name in the block. Lines, prose and links may differ by language. */
export type BlockField =
  /** One line by language. @property most characters */
  | { name: string; type: 'line'; most: number }
  /** Running text by language, which the desk edits as Markdown. */
  | { name: string; type: 'prose' }
  /** A link for all languages, or by language. */
  | { name: string; type: 'link' | 'links' }
  /** The English address of a calendar, or the permalink of an event. */
  | { name: string; type: 'calendar' | 'permalink' }
  | { name: string; type: 'flag' }
  | { name: string; type: 'choice'; options: readonly (string | number)[] }

const alignment = {
  name: 'alignment',
  type: 'choice',
  options: ['start', 'centre'],
} as const satisfies BlockField

/** Fields of each kind of block that the desk edits. A block of another kind stays as it is. */
export const blockFields: Readonly<Partial<Record<Block['kind'], readonly BlockField[]>>> = {
  text: [{ name: 'text', type: 'prose' }, alignment, { name: 'extraWide', type: 'flag' }],
  intro: [
    { name: 'above', type: 'line', most: 80 },
    { name: 'header', type: 'line', most: 120 },
    { name: 'subtext', type: 'line', most: 300 },
  ],
  button: [
    { name: 'label', type: 'line', most: 60 },
    { name: 'url', type: 'link' },
    { name: 'urls', type: 'links' },
    alignment,
  ],
  list: [
    { name: 'title', type: 'line', most: 120 },
    { name: 'calendar', type: 'calendar' },
    { name: 'rows', type: 'choice', options: [1, 2, 3, 4, 5, 6] },
    { name: 'empty', type: 'line', most: 200 },
  ],
  event: [{ name: 'event', type: 'permalink' }],
  figure: [{ name: 'caption', type: 'line', most: 200 }],
  spacer: [{ name: 'size', type: 'choice', options: [16, 32, 40, 88] }],
}

/** Fields of a kind of block; null for one that the desk does not edit. */
export const fieldsOfBlock = (kind: unknown): readonly BlockField[] | null =>
  Object.entries(blockFields).find(([each]) => each === kind)?.[1] ?? null

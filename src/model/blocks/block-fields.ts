import { licenceKeys, pictureCreditMaximum } from '../event/event-pictures.ts'
import type { Block } from './block.ts'

/** Kinds of drawings, in the order in which the desk offers them. */
export const figureKinds = ['bars', 'season', 'usual-date', 'next-start', 'plate', 'count'] as const

/**
 * A field as the desk edits it, by its name in the block or in the facts of a document. Lines, prose and links may differ
 * by language.
 */
export type BlockField = FieldType & {
  /** Name by which it is labelled, if a field of that name means something else elsewhere. */
  as?: string
}

type FieldType =
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
  /** One of a few values, or none. */
  | { name: string; type: 'optional'; options: readonly string[] }
  /** One line that is the same in all languages, a whole number, a day, several of a few values, permalinks. */
  | { name: string; type: 'plain'; most: number }
  | { name: string; type: 'number' | 'day' }
  | { name: string; type: 'set'; options: readonly string[] }
  | { name: string; type: 'permalinks' }
  | { name: string; type: 'picture' | 'figure' | 'sources' | 'rule' }
  /** A list of entries. @property numbered name of the field that numbers them, if their order in the list does not count */
  | {
      name: string
      type: 'entries'
      most: number
      fields: readonly BlockField[]
      numbered?: string
    }

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
    { name: 'logo', type: 'picture' },
  ],
  images: [
    { name: 'fullwidth', type: 'flag' },
    {
      name: 'pictures',
      type: 'entries',
      most: 12,
      fields: [
        { name: 'picture', type: 'picture' },
        { name: 'alt', type: 'line', most: 160 },
        { name: 'credit', type: 'plain', most: pictureCreditMaximum },
        { name: 'licence', type: 'optional', options: licenceKeys },
      ],
    },
  ],
  links: [
    {
      name: 'cells',
      type: 'entries',
      most: 24,
      fields: [
        { name: 'picture', type: 'picture' },
        { name: 'alt', type: 'line', most: 160 },
        { name: 'url', type: 'link' },
      ],
    },
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
  figure: [
    { name: 'figure', type: 'figure' },
    { name: 'caption', type: 'line', most: 200 },
  ],
  spacer: [{ name: 'size', type: 'choice', options: [16, 32, 40, 88] }],
}

/** Fields of a kind of block; null for one that the desk does not edit. */
export const fieldsOfBlock = (kind: unknown): readonly BlockField[] | null =>
  Object.entries(blockFields).find(([each]) => each === kind)?.[1] ?? null

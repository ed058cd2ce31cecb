import * as v from 'valibot'
import { isRecord } from '../../../model/documents/shape.ts'
import { deskContent, type DeskContent } from '../../../model/schemas/desk/desk-content.ts'

/** An entry of a list within a document: a picture of a set, a logo, a correction. */
export type Entry = Record<string, unknown> & { key: string }

/** A key that no entry has, neither here nor at another editor. */
export const newKey = (): string => `b${crypto.randomUUID().replaceAll('-', '').slice(0, 7)}`

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && typeof value['key'] === 'string'

const entriesOf = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter(isEntry) : [])

function changedAt(
  part: unknown,
  steps: readonly string[],
  to: (list: Entry[]) => Entry[],
): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return to(entriesOf(part))
  if (Array.isArray(part))
    return part.map((each: unknown) =>
      isEntry(each) && each.key === step ? changedAt(each, rest, to) : each,
    )
  return isRecord(part) ? { ...part, [step]: changedAt(part[step], rest, to) } : part
}

/** A document with another list at a path such as `blocks.a.pictures`. */
export const withEntries = (
  content: DeskContent,
  path: string,
  to: (list: Entry[]) => Entry[],
): DeskContent => v.parse(deskContent, changedAt(content, path.split('.'), to))

/** Smallest number from 1 that no entry has in a field; undefined without such a field. */
export function freeNumber(list: readonly Entry[], field: string | undefined): number | undefined {
  if (field === undefined) return undefined
  const taken = new Set(list.map((each) => each[field] ?? 1))
  let free = 1
  while (taken.has(free)) free += 1
  return free
}

import type * as v from 'valibot'
import { locales } from '../locales.ts'

/**
 * Shape of a kind of document, from which its paths, differences and merge follow. A document is JSON: an object of single
 * values, texts by locale, groups of fields, and lists of entries with a `key`. Its template is the document without any
 * statement.
 */
export interface DocumentShape<Doc extends object> {
  /** The template: an empty object in it stands for texts by locale, another object for a group of fields. */
  empty: () => Doc
  /**
   * Templates of the entries of lists, by the name of the list's field, which is no other field's name. Entries of several
   * kinds have a template for each, with a different value in `kind`.
   */
  lists: Readonly<Record<string, readonly object[]>>
  /** Templates of the groups that may be missing, by the name of a field whose value in the template is null. */
  optional: Readonly<Record<string, object>>
  /** Limits of values that no draft may exceed. */
  schema: v.GenericSchema<unknown, Doc>
}

/** Part of a shape that paths depend on. */
export type Templates = Pick<DocumentShape<object>, 'empty' | 'lists' | 'optional'>

/** A part of the document below a path. */
export type Node =
  /** Array of entries with keys, with the template of each kind of entry. */
  | { kind: 'list'; templates: readonly object[] }
  /** Group of fields, or null. */
  | { kind: 'optional'; template: object }
  /** Texts by locale. */
  | { kind: 'texts' }
  | { kind: 'group'; template: object }
  /** A single value, which may be an object. */
  | { kind: 'value'; blank: unknown }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function nodeOf({ lists, optional }: Templates, name: string, blank: unknown): Node {
  const templates = lists[name]
  if (templates !== undefined) return { kind: 'list', templates }
  const template = optional[name]
  if (!isRecord(blank))
    return template === undefined ? { kind: 'value', blank } : { kind: 'optional', template }
  return Object.keys(blank).length === 0 ? { kind: 'texts' } : { kind: 'group', template: blank }
}

/** Parts of an object with this template, without its key. */
export const nodesOf = (shape: Templates, template: object): [name: string, node: Node][] =>
  Object.entries(template).flatMap(([name, blank]) =>
    name === 'key' ? [] : [[name, nodeOf(shape, name, blank)]],
  )

/** Template of a list's entry of this kind: that of the kind, or the first. */
export const templateOfEntry = (templates: readonly object[], kind: unknown): object =>
  templates.find((template) => 'kind' in template && template.kind === kind) ?? templates[0] ?? {}

const isLocaleKey = (text: string): boolean => locales.some((locale) => locale === text)

/** True for a path at which a document can have a value. */
export const isDocumentPath = (shape: Templates, path: string): boolean =>
  isPathBelow(shape, shape.empty(), path.split('.'))

function isPathBelow(shape: Templates, template: object, steps: readonly string[]): boolean {
  const [name, ...rest] = steps
  const node = nodesOf(shape, template).find(([each]) => each === name)?.[1]
  if (node === undefined) return false
  if (node.kind === 'value') return rest.length === 0
  if (node.kind === 'texts') return rest.length === 1 && isLocaleKey(rest[0] ?? '')
  if (rest.length === 0) return node.kind !== 'group'
  if (node.kind !== 'list') return isPathBelow(shape, node.template, rest)
  const inEntry = rest.slice(1)
  return inEntry.length > 0 && node.templates.some((each) => isPathBelow(shape, each, inEntry))
}

/** True for the path of a list, whose value is the array of its keys. */
export const isListPath = ({ lists }: Templates, path: string): boolean =>
  Object.hasOwn(lists, path.slice(path.lastIndexOf('.') + 1))

/** Paths of the entries that contain a field, the outermost first: `editions.118`, `editions.118.races.4`. */
export function entriesAround({ lists }: Templates, path: string): { list: string; key: string }[] {
  const steps = path.split('.')
  return steps.flatMap((key, index) =>
    index > 0 && Object.hasOwn(lists, steps[index - 1] ?? '')
      ? [{ list: steps.slice(0, index).join('.'), key }]
      : [],
  )
}

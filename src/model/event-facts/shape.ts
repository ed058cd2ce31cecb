import { locales } from '../locales.ts'
import {
  emptyEdition,
  emptyEvent,
  emptyLeg,
  emptyPlace,
  emptyPrice,
  emptyRace,
} from './empty-facts.ts'

/** Lists of the document, with the template of their entries. */
const entryTemplates: Record<string, object> = {
  editions: emptyEdition(''),
  races: emptyRace(''),
  legs: emptyLeg(''),
  prices: emptyPrice(''),
}

/** A part of the document below a path. */
export type Node =
  /** Array of entries with keys, with the template of an entry. */
  | { kind: 'list'; template: object }
  /** Place of an edition, or null. */
  | { kind: 'optional'; template: object }
  /** Texts by locale. */
  | { kind: 'texts' }
  | { kind: 'group'; template: object }
  /** A single value; usual date and course are single values, too. */
  | { kind: 'value'; blank: unknown }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function nodeOf(name: string, blank: unknown): Node {
  const entry = entryTemplates[name]
  if (entry !== undefined) return { kind: 'list', template: entry }
  if (!isRecord(blank))
    return name === 'place'
      ? { kind: 'optional', template: emptyPlace() }
      : { kind: 'value', blank }
  return Object.keys(blank).length === 0 ? { kind: 'texts' } : { kind: 'group', template: blank }
}

/** Parts of an object with this template, without its key. */
export const nodesOf = (template: object): [name: string, node: Node][] =>
  Object.entries(template).flatMap(([name, blank]) =>
    name === 'key' ? [] : [[name, nodeOf(name, blank)]],
  )

const isLocaleKey = (text: string): boolean => locales.some((locale) => locale === text)

/** True for a path at which the document can have a value. */
export function isFactPath(path: string): boolean {
  let template: object = emptyEvent()
  const steps = path.split('.')
  for (let index = 0; index < steps.length; index += 1) {
    const name = steps[index] ?? ''
    const node = nodesOf(template).find(([each]) => each === name)?.[1]
    const rest = steps.length - index - 1
    if (node === undefined) return false
    if (node.kind === 'value') return rest === 0
    if (node.kind === 'texts') return rest === 1 && isLocaleKey(steps[index + 1] ?? '')
    if (rest === 0) return node.kind !== 'group'
    if (node.kind === 'list') index += 1
    if (node.kind === 'list' && rest === 1) return false
    template = node.template
  }
  return false
}

/** True for the path of a list, whose value is the array of its keys. */
export const isListPath = (path: string): boolean =>
  Object.hasOwn(entryTemplates, path.slice(path.lastIndexOf('.') + 1))

/** Paths of the entries that contain a field, the outermost first: `editions.118`, `editions.118.races.4`. */
export function entriesAround(path: string): { list: string; key: string }[] {
  const steps = path.split('.')
  return steps.flatMap((key, index) =>
    index > 0 && Object.hasOwn(entryTemplates, steps[index - 1] ?? '')
      ? [{ list: steps.slice(0, index).join('.'), key }]
      : [],
  )
}

import * as v from 'valibot'
import { locales } from '../locales.ts'
import { isUnstated } from './same-value.ts'
import { isRecord, nodesOf, templateOfEntry, type DocumentShape, type Templates } from './shape.ts'

/**
 * Values by path: `place.venue`, `names.fr`, `editions.118.races.n4f.legs.7.gain`. A list is the array of its keys, at
 * its own path; an optional group is `presentGroup` at its path, with the fields below it. Values without a statement
 * are left out.
 */
export type PathValues = Map<string, unknown>

/** Value at the path of an optional group that the document has. */
export const presentGroup = 'own'

export function flattenDocument(shape: Templates, document: object): PathValues {
  const values: PathValues = new Map()
  const set = (path: string, value: unknown) => {
    if (!isUnstated(value)) values.set(path, value)
  }
  const walk = (template: object, part: unknown, at: string) => {
    if (!isRecord(part)) return
    for (const [name, node] of nodesOf(shape, template)) {
      const path = `${at}${name}`
      const value = part[name]
      if (node.kind === 'value') set(path, value)
      else if (node.kind === 'list') {
        const entries = (Array.isArray(value) ? value : []).filter(isRecord)
        set(
          path,
          entries.map(({ key }) => key),
        )
        for (const entry of entries)
          walk(
            templateOfEntry(node.templates, entry['kind']),
            entry,
            `${path}.${String(entry['key'])}.`,
          )
      } else if (node.kind === 'texts')
        for (const [locale, text] of Object.entries(isRecord(value) ? value : {}))
          set(`${path}.${locale}`, text)
      else if (isRecord(value)) {
        if (node.kind === 'optional') set(path, presentGroup)
        walk(node.template, value, `${path}.`)
      }
    }
  }
  walk(shape.empty(), document, '')
  return values
}

function build(
  shape: Templates,
  template: object,
  values: PathValues,
  at: string,
): Record<string, unknown> {
  const built: Record<string, unknown> = {}
  for (const [name, node] of nodesOf(shape, template)) {
    const path = `${at}${name}`
    const value = values.get(path)
    if (node.kind === 'value') built[name] = isUnstated(value) ? node.blank : value
    else if (node.kind === 'list')
      built[name] = keysOf(value).map((key) => {
        const entry = templateOfEntry(node.templates, values.get(`${path}.${key}.kind`))
        return { key, ...build(shape, entry, values, `${path}.${key}.`) }
      })
    else if (node.kind === 'texts')
      built[name] = Object.fromEntries(
        locales.flatMap((locale) => {
          const text = values.get(`${path}.${locale}`)
          return isUnstated(text) ? [] : [[locale, text]]
        }),
      )
    else if (node.kind === 'optional' && value !== presentGroup) built[name] = null
    else built[name] = build(shape, node.template, values, `${path}.`)
  }
  return built
}

/** Keys of a list's entries; none for a value that is no list of texts. */
export const keysOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []

/** A document from its values; values below entries that no list names are dropped. Issues have the shape of the document. */
export const readDocument = <Doc extends object>(shape: DocumentShape<Doc>, values: PathValues) =>
  v.safeParse(shape.schema, build(shape, shape.empty(), values, ''))

/** @throws ValiError for values that no draft may hold */
export const unflattenDocument = <Doc extends object>(
  shape: DocumentShape<Doc>,
  values: PathValues,
): Doc => v.parse(shape.schema, build(shape, shape.empty(), values, ''))

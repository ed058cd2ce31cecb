import * as v from 'valibot'
import { locales } from '../locales.ts'
import { eventFacts, type EventFacts } from '../schemas/event/event-facts.ts'
import { emptyEvent } from './empty-facts.ts'
import { isUnstated } from './same-fact.ts'
import { isRecord, nodesOf } from './shape.ts'

/**
 * Facts by path: `place.venue`, `names.fr`, `editions.118.races.n4f.legs.7.gain`. A list is the array of its keys, at
 * its own path; the place of an edition is `ownPlace` at its path, with the fields below it. Facts without a
 * statement are left out.
 */
export type FactValues = Map<string, unknown>

/** Value at `editions.….place` of an edition that is held elsewhere than the event. */
export const ownPlace = 'own'

export function flattenFacts(facts: EventFacts): FactValues {
  const values: FactValues = new Map()
  const set = (path: string, value: unknown) => {
    if (!isUnstated(value)) values.set(path, value)
  }
  const walk = (template: object, part: unknown, at: string) => {
    if (!isRecord(part)) return
    for (const [name, node] of nodesOf(template)) {
      const path = `${at}${name}`
      const value = part[name]
      if (node.kind === 'value') set(path, value)
      else if (node.kind === 'list') {
        const entries = (Array.isArray(value) ? value : []).filter(isRecord)
        set(
          path,
          entries.map(({ key }) => key),
        )
        for (const entry of entries) walk(node.template, entry, `${path}.${String(entry['key'])}.`)
      } else if (node.kind === 'texts')
        for (const [locale, text] of Object.entries(isRecord(value) ? value : {}))
          set(`${path}.${locale}`, text)
      else if (isRecord(value)) {
        if (node.kind === 'optional') set(path, ownPlace)
        walk(node.template, value, `${path}.`)
      }
    }
  }
  walk(emptyEvent(), facts, '')
  return values
}

function build(template: object, values: FactValues, at: string): Record<string, unknown> {
  const built: Record<string, unknown> = {}
  for (const [name, node] of nodesOf(template)) {
    const path = `${at}${name}`
    const value = values.get(path)
    if (node.kind === 'value') built[name] = isUnstated(value) ? node.blank : value
    else if (node.kind === 'list')
      built[name] = keysOf(value).map((key) => ({
        key,
        ...build(node.template, values, `${path}.${key}.`),
      }))
    else if (node.kind === 'texts')
      built[name] = Object.fromEntries(
        locales.flatMap((locale) => {
          const text = values.get(`${path}.${locale}`)
          return isUnstated(text) ? [] : [[locale, text]]
        }),
      )
    else if (node.kind === 'optional' && value !== ownPlace) built[name] = null
    else built[name] = build(node.template, values, `${path}.`)
  }
  return built
}

/** Keys of a list's entries; none for a value that is no list of texts. */
export const keysOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []

/** Facts from their values; values below entries that no list names are dropped. Issues have the shape of the document. */
export const readFactValues = (values: FactValues) =>
  v.safeParse(eventFacts, build(emptyEvent(), values, ''))

/** @throws ValiError for values that no draft may hold */
export const unflattenFacts = (values: FactValues): EventFacts =>
  v.parse(eventFacts, build(emptyEvent(), values, ''))

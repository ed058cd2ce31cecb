import * as v from 'valibot'
import {
  factGroups,
  type EventSource,
  type FactGroup,
} from '../../../../src/model/event/sources.ts'
import { storedSources } from '../../catalogue/events/stored-sources.ts'

/** Group of sources that a fact belongs to; null for texts and links, which have no source. */
function groupOf(path: string): FactGroup | null {
  const [first = '', , field = ''] = path.split('.')
  if (['name', 'nameLanguage', 'names', 'since'].includes(first)) return 'name'
  if (first === 'place' || field === 'place') return 'place'
  if (first === 'usualDate') return 'dates'
  if (field === 'races') return 'races'
  return first === 'editions' ? 'dates' : null
}

/**
 * The sources of an event after a change: the changed groups of facts are stated by `url` on that day, before the others.
 * The groups that the same page stated earlier keep their check. A URL without a host is the organiser's own word.
 * @param sources JSON of the column
 * @param checked ISO date on which the organiser stated the facts, or an editor compared them with the page
 * @returns the same
 */
export function statedSources(
  sources: string,
  changed: readonly string[],
  { url, checked }: { url: string; checked: string },
): string {
  const groups = factGroups.filter((group) => changed.some((path) => groupOf(path) === group))
  if (groups.length === 0) return sources
  const others = v.parse(storedSources, sources).flatMap((source): EventSource[] => {
    if (source.url !== url) return [source]
    const facts = source.facts.filter((group) => !groups.includes(group))
    return facts.length === 0 ? [] : [{ ...source, facts }]
  })
  const kind = url.startsWith('/') ? 'organiser' : 'page'
  const stated: EventSource = { url, facts: groups, check: { kind, on: checked } }
  return JSON.stringify([stated, ...others])
}

import * as v from 'valibot'
import {
  factGroups,
  type EventSource,
  type FactGroup,
} from '../../../../src/model/event/sources.ts'

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      url: v.string(),
      facts: v.array(v.picklist(factGroups)),
      checked: v.optional(v.string()),
    }),
  ),
)

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
 * The groups that the same page stated earlier keep their day.
 * @param sources JSON of the column
 * @returns the same
 */
export function statedSources(
  sources: string,
  changed: readonly string[],
  { url, checked }: { url: string; checked: string },
): string {
  const groups = factGroups.filter((group) => changed.some((path) => groupOf(path) === group))
  if (groups.length === 0) return sources
  const others = v.parse(stored, sources).flatMap((source): EventSource[] => {
    if (source.url !== url) return [source]
    const facts = source.facts.filter((group) => !groups.includes(group))
    return facts.length === 0 ? [] : [{ ...source, facts }]
  })
  return JSON.stringify([{ url, facts: groups, checked }, ...others])
}

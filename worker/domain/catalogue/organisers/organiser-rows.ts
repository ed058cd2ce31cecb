import type { EventInput } from '../events/event-input.ts'
import type { EventRows, LastIds } from '../events/row-tables.ts'
import { asciiSlug } from '../names/ascii-slug.ts'

/** Creates a function that gives the id of an organiser, and adds a row for each new name. Null without an organiser. */
export function createOrganiserRows(
  rows: EventRows,
  ids: LastIds,
): (organiser: EventInput['organiser']) => number | null {
  const idByName = new Map<string, number>()
  return (organiser) => {
    if (organiser === undefined) return null
    const { name, names, site } = organiser
    const known = idByName.get(name)
    if (known !== undefined) return known
    const id = (ids.organiser += 1)
    idByName.set(name, id)
    const slug = asciiSlug(name)
    const isTaken = slug === '' || rows.organiser.some((other) => other.permalink === slug)
    rows.organiser.push({
      id,
      permalink: isTaken ? `organiser-${id}` : slug,
      name,
      names: JSON.stringify(names),
      site: site ?? null,
    })
    return id
  }
}

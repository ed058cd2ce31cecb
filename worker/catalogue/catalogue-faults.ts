import type { CatalogueRow } from './catalogue-row.ts'
import { fold } from './gazetteer/fold.ts'
import { CatalogueError, fileAndLine } from './read-catalogue.ts'
import { pageKey } from './series-sites.ts'

/** The rows with equal keys, of each key that several rows have. */
const groupsOf = (rows: readonly CatalogueRow[], keyOf: (row: CatalogueRow) => string) =>
  [...Map.groupBy(rows, keyOf).values()].filter(({ length }) => length > 1)

/**
 * The contradictions between rows: one official site at several events, and several rows for one event.
 * @throws CatalogueError that names the rows of each
 */
export function checkRowsTogether(rows: readonly CatalogueRow[]): void {
  const withSite = rows.filter(({ site }) => site !== undefined)
  const shared = groupsOf(withSite, ({ site }) => (site === undefined ? '' : pageKey(site))).map(
    (group) =>
      `${group.map(fileAndLine).join(' and ')}, field "site": ${group[0]?.site} belongs to one event; give the others a page of theirs, or put it in "organiser.site"`,
  )
  const doubles = groupsOf(rows, ({ name, place }) =>
    [fold(name), place.country, fold(place.city)].join(' '),
  ).map(
    (group) =>
      `${group.map(fileAndLine).join(' and ')}, field "name": "${group[0]?.name}" of ${group[0]?.place.city} is in the catalogue twice`,
  )
  const faults = [...shared, ...doubles]
  if (faults.length > 0) throw new CatalogueError(faults.join('\n'))
}

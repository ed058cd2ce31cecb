import { ruleFit, type RuleFit } from '../../src/model/event/rule-fit.ts'
import type { CatalogueRow } from './catalogue-row.ts'

const percent = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10} %`

/** Number of events at which a country counts as covered. */
const coveredFrom = 5

/** How complete the catalogue is: countries, climbs, sites, days of check, prices and windows of sign-up. */
export function figures(rows: readonly CatalogueRow[]): string[] {
  const byCountry = Map.groupBy(rows, ({ place }) => place.country).values()
  const covered = [...byCountry].filter(({ length }) => length >= coveredFrom).length
  const climbs = rows.filter(({ races }) => races[0]?.legs.some(({ gain }) => gain !== undefined))
  const sites = rows.filter(({ site }) => site !== undefined)
  const checked = rows.filter(({ sources }) => sources.some((source) => source.check))
  const prices = rows.flatMap(({ races }) => races.filter(({ price }) => price !== undefined))
  const windows = rows.flatMap(({ editions }) =>
    editions.filter(({ registration: window }) => window?.opens ?? window?.closes),
  )
  const elsewhere = rows.flatMap(({ editions }) => editions.filter(({ place }) => place))
  return [
    `countries with ${coveredFrom} events or more: ${covered}`,
    `events with the climb of their first race: ${climbs.length}`,
    `events with an official site: ${sites.length} (${percent(sites.length, rows.length)})`,
    `events with a source that was compared: ${checked.length}`,
    `races with a price: ${prices.length}; editions with a window of sign-up: ${windows.length}`,
    `editions held elsewhere than their event: ${elsewhere.length}`,
  ]
}

/** Fit of each event's rule (`ruleFit`), of its known editions before `today` (ISO date) that have no status. */
export function ruleFits(
  rows: readonly CatalogueRow[],
  today: string,
): (RuleFit & { permalink: string })[] {
  return rows.flatMap(({ permalink, usual, editions }) => {
    if (usual === undefined) return []
    const past = editions.filter(({ date, status }) => date < today && status === undefined)
    const dates = past.map(({ date }) => date)
    return [{ permalink, ...ruleFit(usual, dates) }]
  })
}

export function fitFigures(fits: readonly RuleFit[]): string[] {
  const known = fits.reduce((sum, fit) => sum + fit.known, 0)
  const fitting = fits.reduce((sum, { fit }) => sum + fit, 0)
  const tested = fits.filter((fit) => fit.known >= 2)
  const all = tested.filter((fit) => fit.fit === fit.known)
  const most = tested.filter((fit) => fit.fit < fit.known && fit.fit * 3 >= fit.known * 2)
  return [
    `rules: ${fits.length}; past editions that the others predict to the weekend: ${fitting} of ${known} (${percent(fitting, known)})`,
    `rules with two known past editions or more: ${tested.length}; all predicted ${all.length}, two thirds ${most.length}, fewer ${tested.length - all.length - most.length}`,
  ]
}

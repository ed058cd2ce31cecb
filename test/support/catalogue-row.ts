import * as v from 'valibot'
import { catalogueRow, type CatalogueRow } from '../../worker/catalogue/catalogue-row.ts'

/** A row of the catalogue with these changes: a marathon on the third Saturday of September. */
export function rowOf(changes: Record<string, unknown> = {}): CatalogueRow {
  return v.parse(catalogueRow, {
    permalink: 'oslo-marathon',
    name: 'Oslo Maraton',
    language: 'sv',
    place: { city: 'Oslo', country: 'NO', lat: 59.91, lon: 10.75 },
    sources: [{ url: 'https://oslomaraton.no/', facts: ['name', 'place', 'dates', 'races'] }],
    usual: { kind: 'weekday', month: 9, week: 3, weekday: 'sat' },
    races: [
      { name: 'Marathon', sport: 'run', legs: [{ sport: 'run', distance: 42.195, unit: 'km' }] },
    ],
    weight: 60,
    ...changes,
  })
}

import type { Box, Point } from '../../../../../src/model/calendar/calendar.ts'
import { greatCircleKm } from '../../../../../src/model/calendar/great-circle.ts'
import { isInBox } from '../../../../../src/model/calendar/is-in-box.ts'
import type { SearchFilters } from '../../../port/filters.ts'
import { codeOf, stepsPerDegree, type Columns, type PlaceTable } from '../columns/columns.ts'
import { requireEqual, requireThat, type Check } from './checks.ts'
import { filterBits } from './filter-bits.ts'
import { checkIf } from './optional-checks.ts'

export const pointOf = (columns: Columns, edition: number): Point => ({
  lat: (columns.lat[edition] ?? 0) / stepsPerDegree,
  lon: (columns.lon[edition] ?? 0) / stepsPerDegree,
})

/** Checks of the places of editions. */
export function placeChecks({ country, region, cityId }: SearchFilters): Check<PlaceTable>[] {
  return [
    ...checkIf(country, (code) =>
      requireEqual<PlaceTable>(filterBits.country, (places) => places.country, codeOf(code)),
    ),
    ...checkIf(region, requireRegion),
    ...checkIf(cityId, (id) =>
      requireEqual<PlaceTable>(filterBits.city, (places) => places.cityId, id),
    ),
  ]
}

/** Checks of the starts of editions, which differ within a place. */
export function pointChecks({ near, box }: SearchFilters): Check<Columns>[] {
  return [
    ...checkIf(near, ({ point, km }) =>
      requireThat<Columns>(
        filterBits.near,
        (columns, edition) => greatCircleKm(point, pointOf(columns, edition)) <= km,
      ),
    ),
    ...checkIf(box, (wanted) => requireThat<Columns>(filterBits.box, isShownIn(wanted))),
  ]
}

/** The index of a region differs from month to month. */
function requireRegion(name: string): Check<PlaceTable> {
  return (places, failures) => {
    const index = places.regions.indexOf(name)
    requireEqual<PlaceTable>(filterBits.region, ({ region }) => region, index)(places, failures)
  }
}

/** True for an edition in a box. */
export function isShownIn(box: Box) {
  const isInside = isInBox(box)
  return (columns: Columns, edition: number): boolean => isInside(pointOf(columns, edition))
}

import type { Box, Point } from '../../../../../src/model/calendar.ts'
import { greatCircleKm } from '../../../../../src/model/great-circle.ts'
import type { SearchFilters } from '../../../port/filters.ts'
import { codeOf, type Columns } from '../columns/columns.ts'
import { requireEqual, requireThat, type Check } from './checks.ts'
import { filterBits } from './filter-bits.ts'
import { checkIf } from './optional-checks.ts'

export const pointOf = (columns: Columns, edition: number): Point => ({
  lat: columns.lat[edition] ?? 0,
  lon: columns.lon[edition] ?? 0,
})

export function placeChecks({ country, region, cityId, near, box }: SearchFilters): Check[] {
  return [
    ...checkIf(country, (code) =>
      requireEqual(filterBits.country, (columns) => columns.country, codeOf(code)),
    ),
    ...checkIf(region, requireRegion),
    ...checkIf(cityId, (id) => requireEqual(filterBits.city, (columns) => columns.cityId, id)),
    ...checkIf(near, ({ point, km }) =>
      requireThat(
        filterBits.near,
        (columns, edition) => greatCircleKm(point, pointOf(columns, edition)) <= km,
      ),
    ),
    ...checkIf(box, (wanted) => requireThat(filterBits.box, isInBox(wanted))),
  ]
}

/** The index of a region differs from month to month. */
function requireRegion(name: string): Check {
  return (columns, failures) => {
    const index = columns.regions.indexOf(name)
    requireEqual(filterBits.region, ({ region }) => region, index)(columns, failures)
  }
}

/** True for an edition in a box, edges included. The meridians 180 and -180 are the same. */
export function isInBox({ west, south, east, north }: Box) {
  const end = west <= east ? east : east + 360
  const isAlong = (lon: number) => lon >= west && lon <= end
  return (columns: Columns, edition: number): boolean => {
    const { lat, lon } = pointOf(columns, edition)
    return (
      lat >= south && lat <= north && (isAlong(lon) || isAlong(lon + 360) || isAlong(lon - 360))
    )
  }
}

import { figureText } from '../../../src/i18n/figure-text.ts'
import { longLength, longUnitName } from '../../../src/i18n/lengths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { distancePresets } from '../../../src/model/calendar/distance-presets.ts'
import { kilometresOfMiles, longUnits, mileDigits } from '../../../src/model/values/units.ts'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import type { CalendarFacts } from '../../domain/calendar/find-calendar.ts'
import { defineFilter } from '../filter.ts'
import { formUnits, isImperial } from '../form-units.ts'
import { lengthKey } from '../key-schemas.ts'
import { isReversed, rangeLabel } from '../ranges.ts'

const metres = (km: number | null): number | undefined =>
  km === null ? undefined : Math.round(km * 1000)

function lengthLabel({ minKm, maxKm }: CalendarQuery, reader: Reader): string | null {
  return rangeLabel(minKm, maxKm, reader, (km) => {
    const shown = longLength(km, reader)
    return { value: shown.value, whole: figureText(shown, reader.locale) }
  })
}

/** Value of a form field: kilometres or miles with a decimal point, so that the form can send it back; '' for null. */
function fieldValue(km: number | null, { unit }: Reader): string {
  if (km === null) return ''
  if (unit === 'metric') return String(km)
  const miles = (km * 1000) / longUnits.imperial.metres
  return String(Number(miles.toFixed(mileDigits(miles))))
}

/** A histogram of races by length, with the bars of the range in force, and the fields of the range. */
function histogram(query: CalendarQuery, { facets }: CalendarFacts, reader: Reader) {
  const { edges, counts } = facets.lengths
  const most = Math.max(1, ...counts)
  const preset = query.criteria.distance === null ? null : distancePresets[query.criteria.distance]
  const least = query.minKm === null ? (preset?.metres?.[0] ?? 0) : query.minKm * 1000
  const longest =
    query.maxKm === null ? (preset?.metres?.[1] ?? Number.POSITIVE_INFINITY) : query.maxKm * 1000
  const above = edges.findIndex((edge) => edge > least)
  return {
    // At least 4 percent, so that the bar of a single race is visible.
    heights: counts.map((each) => (each === 0 ? 0 : Math.max(4, Math.round((each / most) * 100)))),
    first: above === -1 ? counts.length - 1 : Math.max(0, above - 1),
    last: edges.findLastIndex((edge) => edge <= longest),
    range: lengthLabel(query, reader),
    min: fieldValue(query.minKm, reader),
    max: fieldValue(query.maxKm, reader),
    unit: reader.unit,
    unitName: longUnitName(reader),
  }
}

/** A range of race lengths. */
export const length = defineFilter({
  name: 'range',
  keys: {
    minKm: lengthKey('Least kilometres, with up to three decimals.'),
    maxKm: lengthKey('Greatest kilometres, with up to three decimals.'),
    min: lengthKey('`minKm` as a form sends it: kilometres, or miles if `unit` is `imperial`.'),
    max: lengthKey('`maxKm` as a form sends it: kilometres, or miles if `unit` is `imperial`.'),
    ...formUnits,
  },
  hasFields: true,
  read({ min, max, unit, minKm, maxKm }) {
    const toKm = (given: number | null, bound: 'least' | 'most') =>
      given !== null && isImperial(unit) ? kilometresOfMiles(given, bound) : given
    return { minKm: toKm(min, 'least') ?? minKm, maxKm: toKm(max, 'most') ?? maxKm }
  },
  write: ({ minKm, maxKm }) => ({ minKm, maxKm }),
  contradiction: ({ minKm, maxKm }) => (isReversed(minKm, maxKm) ? 'maxKm' : null),
  isSet: ({ minKm, maxKm }) => minKm !== null || maxKm !== null,
  drop: () => ({ minKm: null, maxKm: null }),
  search: ({ minKm, maxKm }) => ({ minMetres: metres(minKm), maxMetres: metres(maxKm) }),
  label: (query, _places, reader) => lengthLabel(query, reader),
  options: histogram,
})

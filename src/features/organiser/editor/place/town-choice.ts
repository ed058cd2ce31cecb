import { greatCircleKm } from '../../../../model/calendar/great-circle.ts'
import type { Point } from '../../../../model/calendar/calendar.ts'
import type { PlaceView } from '../../../../model/schemas/organiser/organiser-place.ts'

/** The facts of a place that a choice of its town changes. */
export interface TownFacts {
  cityId: number | null
  town: string | null
  lat: number | null
  lon: number | null
}

/** Kilometres from the point of a chosen place within which a pin stays. */
const samePlaceKm = 30

const pinOf = ({ lat, lon }: TownFacts): Point | null =>
  lat === null || lon === null ? null : { lat, lon }

/** Facts with a place of the gazetteer. A city needs no pin, a village gets its own; a pin that is near stays. */
export function withPlace(facts: TownFacts, { id, town, lat, lon }: PlaceView): TownFacts {
  const pin = pinOf(facts)
  const isNear = pin !== null && greatCircleKm(pin, { lat, lon }) <= samePlaceKm
  const point = isNear ? pin : town === null ? { lat: null, lon: null } : { lat, lon }
  return { cityId: id, town, ...point }
}

/**
 * Facts with a town that the gazetteer lacks; its city follows from the pin.
 * @param former the city before, whose point is no pin
 */
export function withTypedTown(facts: TownFacts, town: string, former: Point | null): TownFacts {
  const pin = pinOf(facts)
  const isPoint = pin !== null && former?.lat === pin.lat && former.lon === pin.lon
  const point = pin === null || isPoint ? { lat: null, lon: null } : pin
  return { cityId: null, town, ...point }
}

/** The name in a text that has its area behind it, "Krems (Lower Austria, Austria)", or a part of it; null without a bracket. */
export const nameBeforeArea = (text: string): string | null =>
  /^(?<name>.*\S)\s*[(（]/u.exec(text)?.groups?.['name'] ?? null

/** The one place that a text names in full; null without one, and if several have the name. */
export function placeNamed(text: string, found: readonly PlaceView[]): PlaceView | null {
  const named = found.filter(
    ({ name }) => name.localeCompare(text.trim(), undefined, { sensitivity: 'base' }) === 0,
  )
  return named.length === 1 ? (named[0] ?? null) : null
}

import type { SearchFilters } from '../../../worker/search/port/filters.ts'
import type {
  EditionDocument,
  EditionPlace,
  EventDocument,
} from '../../../worker/search/port/event-document.ts'

/** Kilometres by the chord between two points of the sphere, a formula other than the engine's. */
export function chordKm(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const vector = ({ lat, lon }: { lat: number; lon: number }): [number, number, number] => {
    const [phi, lambda] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180]
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
  }
  const [p, q] = [vector(a), vector(b)]
  const chord = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
  return 2 * 6371.0088 * Math.asin(Math.min(1, chord / 2))
}

/** Place of an edition: its own, or the event's. */
export const placeOf = (event: EventDocument, { place }: EditionDocument): EditionPlace =>
  place ?? { ...event, cityId: event.city.id }

export function isInBox(
  { lat, lon }: EditionPlace,
  box: NonNullable<SearchFilters['box']>,
): boolean {
  const span = (box.east - box.west + 360) % 360
  const whole = box.west === -180 && box.east === 180
  const along = (lon - box.west + 360) % 360
  return lat >= box.south && lat <= box.north && (whole || along <= span + 1e-9)
}

import type { Point } from '../model/calendar/calendar.ts'

/** The visitor's position from the browser's geolocation; held in the memory of this page only. */
let place: Point | null = null

export function exactPlace(): Point | null {
  return place
}

/** Rounds to four decimals, about ten metres, so that no more precise position leaves the browser. */
const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

/** Milliseconds: the longest wait for a position, and the greatest age of a cached one. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }

/** Requests the position; the browser asks the visitor for permission. Resolves to true if there is one. */
export function findExactPlace(): Promise<boolean> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(false)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        place = { lat: rounded(coords.latitude), lon: rounded(coords.longitude) }
        resolve(true)
      },
      () => resolve(false),
      options,
    )
  })
}

import type { Point } from '../model/calendar.ts'

/** The visitor's position as the browser tells it, in this tab's memory and nowhere else. */
let place: Point | null = null

export function exactPlace(): Point | null {
  return place
}

/** Four decimals are about ten metres: more is nobody's business. */
const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

/** Milliseconds to wait for a position, and how old one may be. */
const patience = { timeout: 10_000, maximumAge: 300_000 }

/** Asks the browser, which asks the visitor. Gives whether there is a position now. */
export function findExactPlace(): Promise<boolean> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(false)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        place = { lat: rounded(coords.latitude), lon: rounded(coords.longitude) }
        resolve(true)
      },
      () => resolve(false),
      patience,
    )
  })
}

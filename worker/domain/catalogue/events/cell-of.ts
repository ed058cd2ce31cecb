/** The one-degree square of a place, as `event.cell` holds it. Degrees, WGS 84. */
export const cellOf = (lat: number, lon: number): number =>
  Math.floor(lat + 90) * 360 + (Math.floor(lon + 180) % 360)

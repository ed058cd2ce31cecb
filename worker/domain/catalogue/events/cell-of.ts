/** The one-degree square of a place, as `event.cell` holds it. Degrees, WGS 84. */
export const cellOf = (lat: number, lon: number): number =>
  Math.floor(lat + 90) * 360 + (Math.floor(lon + 180) % 360)

/** The middle of a square. */
export const centreOf = (cell: number): { lat: number; lon: number } => ({
  lat: Math.floor(cell / 360) - 89.5,
  lon: (cell % 360) - 179.5,
})

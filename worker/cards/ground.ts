import type { Shapes } from '../maps/shapes.ts'
import type { Canvas } from './canvas.ts'
import { stubTop } from './parts.ts'
import { drawPath } from './raster/path.ts'

/** The field above the stub, 240 km across, with the place in its middle. */
export const groundFrame = { width: 1200, height: stubTop, kmPerPixel: 0.2 }

/** So faint that texts on it, all of them large, keep a contrast above 4. */
export const groundOpacity = 0.12

/** Water, coast and borders around the place as the ground of a card; land has the colour of the card. */
export function drawGround(canvas: Canvas, shapes: Shapes, colour: string): void {
  const land = shapes.land + shapes.far
  const lines = shapes.coast + shapes.borders + shapes.disputed
  canvas.shade(
    {
      holes: (pen) => drawPath(land, pen, 0, 0),
      lines: (pen) => drawPath(lines, pen, 0, 0),
      lineWidth: 3,
      bottom: groundFrame.height,
    },
    colour,
    groundOpacity,
  )
}

import type { Node } from '@takumi-rs/wasm'
import type { Shapes } from '../plates/shapes.ts'
import { at, box, stubTop } from './parts.ts'

/** The field above the stub, 240 km across, with the place in its middle. */
export const groundFrame = { width: 1200, height: stubTop, kmPerPixel: 0.2 }

/** So faint that texts on it, all of them large, keep a contrast above 4. */
export const groundOpacity = 0.12

/** Water, coast and borders around the place as the ground of a card; land has the colour of the card. */
export function groundNode(shapes: Shapes, colour: string): Node {
  const { width, height } = groundFrame
  const land = shapes.land + shapes.far
  const field = `M-30-30H${width + 30}V${height + 30}H-30z`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><mask id="w"><path d="${field}" fill="#fff"/><path d="${land}" fill="#000"/></mask><g opacity="${groundOpacity}"><path d="${field}" fill="${colour}" mask="url(#w)"/><path d="${shapes.coast}${shapes.borders}${shapes.disputed}" fill="none" stroke="${colour}" stroke-width="3"/></g></svg>`
  return box(at(0, 0), [{ type: 'image', src: svg, width, height }])
}

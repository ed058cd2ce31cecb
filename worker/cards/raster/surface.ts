import { createCoverage } from './coverage.ts'
import { flatten, type Pen } from './pen.ts'
import { encodePng } from './png.ts'
import { strokeLines } from './stroke.ts'

export interface Surface {
  /** Fills the outlines that `draw` gives. @param colour `#rrggbb` @param opacity 0 to 1 */
  fill(draw: (pen: Pen) => void, colour: string, opacity?: number): void
  /**
   * Colours everything outside of the outlines of `holes`, above `bottom`, and lines along those of `lines`; where the
   * two overlap, once.
   */
  shade(shapes: Shade, colour: string, opacity: number): void
  png(): Promise<Uint8Array<ArrayBuffer>>
}

export interface Shade {
  holes: (pen: Pen) => void
  lines: (pen: Pen) => void
  lineWidth: number
  bottom: number
}

const channelsOf = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 0xff, value & 0xff]
}

/** An opaque picture of red, green and blue bytes. */
export function createSurface(width: number, height: number, background: string): Surface {
  const pixels = new Uint8Array(width * height * 3)
  pixels.set(channelsOf(background))
  for (let filled = 3; filled < pixels.length; filled *= 2) pixels.copyWithin(filled, 0, filled)
  const coverage = createCoverage(width, height)

  const blender = (colour: string, opacity: number) => {
    const [red, green, blue] = channelsOf(colour)
    const mix = (at: number, channel: number, weight: number): void => {
      const below = pixels[at] ?? 0
      pixels[at] = Math.round(below + (channel - below) * weight)
    }
    return (pixel: number, share: number): void => {
      const weight = share * opacity
      mix(pixel * 3, red, weight)
      mix(pixel * 3 + 1, green, weight)
      mix(pixel * 3 + 2, blue, weight)
    }
  }

  return {
    fill(draw, colour, opacity = 1) {
      const pen = flatten(coverage.edge)
      draw(pen)
      pen.close()
      coverage.sweep(blender(colour, opacity))
    },
    shade({ holes, lines, lineWidth, bottom }, colour, opacity) {
      const shares = new Float32Array(width * bottom).fill(1)
      const pen = flatten(coverage.edge)
      holes(pen)
      pen.close()
      coverage.sweep((pixel, share) => {
        if (pixel < shares.length) shares[pixel] = 1 - share
      })
      lines(strokeLines(lineWidth, coverage.edge))
      coverage.sweep((pixel, share) => {
        if (pixel < shares.length) shares[pixel] = Math.max(shares[pixel] ?? 0, share)
      })
      const blend = blender(colour, opacity)
      // An iterator of pairs would take twice as long.
      for (let pixel = 0; pixel < shares.length; pixel++) {
        const share = shares[pixel] ?? 0
        if (share > 0) blend(pixel, share)
      }
    },
    png: async () => await encodePng(pixels, width, height),
  }
}

import type { Edge } from './pen.ts'

export interface Coverage {
  /** Adds an edge of a closed outline, in pixels. */
  edge: Edge
  /**
   * Visits the pixels that the outlines cover since the last call, with their coverage above 0 and up to 1. Outlines of
   * opposite directions cut holes into each other; those of one direction unite.
   */
  sweep(visit: (pixel: number, coverage: number) => void): void
}

/** Coverages are multiples of a fifteenth: edges look as smooth, and a card has few enough colours for a palette. */
const steps = 15

/**
 * Computes which share of each pixel a shape covers. Each cell holds the change of the covered height from the pixel to
 * its left, so the sum along a row is the coverage.
 */
export function createCoverage(width: number, height: number): Coverage {
  // A shape that ends at the right margin changes the cell beyond it.
  const stride = width + 2
  const cells = new Float32Array(stride * height)
  /** The rows and columns that have changed since the last sweep. */
  let [top, bottom, first, last] = [height, 0, width, 0]

  /** The part of an edge within one row, `tall` pixels high, negative upwards. */
  const addInRow = (row: number, x0: number, x1: number, tall: number): void => {
    let [left, right] = x0 < x1 ? [x0, x1] : [x1, x0]
    const perPixel = right > left ? tall / (right - left) : 0
    const add = (column: number, part: number, mean: number): void => {
      const cell = row * stride + column
      if (column < first) first = column
      if (column > last) last = column
      cells[cell] = (cells[cell] ?? 0) + part * (1 - mean)
      cells[cell + 1] = (cells[cell + 1] ?? 0) + part * mean
    }
    if (left >= width) last = width
    if (right <= 0) add(0, tall, 0)
    if (right <= 0 || left >= width) return
    if (left < 0) {
      add(0, -left * perPixel, 0)
      left = 0
    }
    right = Math.min(right, width)
    const [start, end] = [Math.floor(left), Math.floor(right)]
    if (start === end) {
      add(start, perPixel === 0 ? tall : perPixel * (right - left), (left + right) / 2 - start)
      return
    }
    for (let column = start; column <= end; column++) {
      const [from, to] = [Math.max(left, column), Math.min(right, column + 1)]
      add(column, perPixel * (to - from), (from + to) / 2 - column)
    }
  }

  return {
    edge(x0, y0, x1, y1) {
      const [low, high] = [Math.max(0, Math.min(y0, y1)), Math.min(height, Math.max(y0, y1))]
      if (low >= high) return
      const slope = (x1 - x0) / (y1 - y0)
      const sign = y1 > y0 ? 1 : -1
      top = Math.min(top, Math.floor(low))
      bottom = Math.max(bottom, Math.ceil(high))
      for (let row = Math.floor(low); row < high; row++) {
        const [start, end] = [Math.max(low, row), Math.min(high, row + 1)]
        const at = (y: number): number => x0 + (y - y0) * slope
        addInRow(row, at(start), at(end), sign * (end - start))
      }
    },
    sweep(visit) {
      for (let row = top; row < bottom; row++) {
        let sum = 0
        // Beyond the last changed cell all outlines are closed.
        for (let column = first; column < width && column <= last + 1; column++) {
          const cell = row * stride + column
          sum += cells[cell] ?? 0
          cells[cell] = 0
          const coverage = Math.round(Math.min(1, Math.abs(sum)) * steps) / steps
          if (coverage > 0) visit(row * width + column, coverage)
        }
        cells.fill(0, row * stride + width, (row + 1) * stride)
      }
      ;[top, bottom, first, last] = [height, 0, width, 0]
    },
  }
}

import { expect, test } from 'vitest'
import { lastTileZoom, tileFiles } from './tiles.ts'

test('every tile up to the last zoom exists, and the largest stays below 60 kB', () => {
  const files = tileFiles()
  expect(files).toHaveLength((4 ** (lastTileZoom + 1) - 1) / 3)
  const sizeOf = (path: string) => files.find((file) => file.path === path)?.bytes.length ?? -1
  expect(sizeOf('5/2/20.pbf'), 'the open Pacific').toBe(0)
  expect(sizeOf('5/16/9.pbf'), 'Norway').toBeGreaterThan(5000)
  expect(Math.max(...files.map(({ bytes }) => bytes.length))).toBeLessThan(60_000)
})

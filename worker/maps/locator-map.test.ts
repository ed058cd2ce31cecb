import { afterEach, expect, test, vi } from 'vitest'
import type { MapCell } from './map-cell.ts'
import { locatorMap } from './locator-map.ts'

const reader = { locale: 'en', unit: 'metric' } as const
const frame = { width: 360, height: 240, kmAcross: 120, pin: { day: '7' } }

afterEach(() => vi.restoreAllMocks())

test('a locator map is drawn from the cells around the place, each of which is read once', async () => {
  const cell: MapCell = { areas: [], towns: [[10_400, 50_100, 90_000, 'Hilltown', {}]] }
  const paths: string[] = []
  const read = async (path: string) => {
    paths.push(path)
    return Response.json(cell)
  }
  const input = { place: { lat: 50, lon: 10 }, name: 'Midtown', ...frame }
  const plate = await locatorMap(input, reader, read)
  expect(plate?.label).toBe('Map: Midtown, 120\u00a0km across')
  expect(plate?.labels.map(({ text }) => text)).toContain('Hilltown')
  const first = paths.length
  expect(first).toBeGreaterThan(0)
  await locatorMap(input, reader, read)
  expect(paths.length).toBe(first)
})

test('a locator map whose cells cannot be read is null and leaves a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const input = { place: { lat: -30, lon: -60 }, name: 'Southtown', ...frame }
  const plate = await locatorMap(input, reader, async (path) => {
    throw new Error(`${path}: 404`)
  })
  expect(plate).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
})

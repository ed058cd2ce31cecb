import { afterEach, expect, test, vi } from 'vitest'
import type { PlateCell } from './plate-cell.ts'
import { placePlate } from './place-plate.ts'

const reader = { locale: 'en', unit: 'metric' } as const
const frame = { width: 360, height: 240, kmAcross: 120, pin: { day: '7' } }

afterEach(() => vi.restoreAllMocks())

test('a plate is drawn from the cells around the place, each of which is read once', async () => {
  const cell: PlateCell = { areas: [], towns: [[10_400, 50_100, 90_000, 'Hilltown', {}]] }
  const paths: string[] = []
  const read = async (path: string) => {
    paths.push(path)
    return Response.json(cell)
  }
  const input = { place: { lat: 50, lon: 10 }, name: 'Midtown', ...frame }
  const plate = await placePlate(input, reader, read)
  expect(plate?.label).toBe('Map: Midtown, 120\u00a0km across')
  expect(plate?.labels.map(({ text }) => text)).toContain('Hilltown')
  const first = paths.length
  expect(first).toBeGreaterThan(0)
  await placePlate(input, reader, read)
  expect(paths.length).toBe(first)
})

test('a plate whose cells cannot be read is null and leaves a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const input = { place: { lat: -30, lon: -60 }, name: 'Southtown', ...frame }
  const plate = await placePlate(input, reader, async (path) => {
    throw new Error(`${path}: 404`)
  })
  expect(plate).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
})

import { expect, test } from 'vitest'
import { worldMapSize } from '../../src/model/calendar/world-map.ts'
import { worldSprite } from './world.ts'

const file = '../../src/features/sport-page/world.svg'

test('the land of the sport page is drawn from the atlas; --update writes it', async () => {
  await expect(worldSprite()).toMatchFileSnapshot(file)
})

test('no stretch of coast crosses the map, as it would where a ring is cut at the edge', () => {
  const steps = [...worldSprite().matchAll(/l(-?\d+)\s?(-?\d+)/gu)].map(([, x]) => Number(x))
  expect(steps.length).toBeGreaterThan(2000)
  expect(Math.max(...steps.map(Math.abs))).toBeLessThan(worldMapSize.width / 8)
})

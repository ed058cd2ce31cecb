import { expect, test } from 'vitest'
import { countryShapes } from './atlas.ts'
import { containsPoint, labelPosition } from './label-position.ts'

const shapes = countryShapes('50m')

function shapeOf(name: string) {
  const shape = shapes.find(({ properties }) => properties.name === name)
  if (shape === undefined) throw new Error(`The atlas has no ${name}.`)
  return shape
}

test('a country’s label position is inside it, also across the 180th meridian', () => {
  for (const name of [
    'Russia',
    'Fiji',
    'France',
    'Chile',
    'Indonesia',
    'United States of America',
  ]) {
    const { lon, lat, width } = labelPosition(shapeOf(name))
    expect(containsPoint(shapeOf(name), lon, lat), name).toBe(true)
    expect(width).toBeGreaterThan(0)
  }
  const { lon } = labelPosition(shapeOf('Russia'))
  expect(lon).toBeGreaterThan(60)
  expect(containsPoint(shapeOf('France'), 13.4, 52.5), 'Berlin').toBe(false)
})

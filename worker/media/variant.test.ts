import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureQualities, pictureWidths } from '../../src/model/values/pictures.ts'
import { readVariant } from './variant.ts'

const read = (query: string) => readVariant(new URLSearchParams(query))

test('an empty query has the defaults of 1920 pixels and quality 75', () => {
  expect(read('')).toEqual({ width: 1920, quality: 75 })
  expect(read('format=webp&unknown=1')).toEqual({ width: 1920, quality: 75 })
})

test.each([
  ['width=64', 64, 75],
  ['width=65', 96, 75],
  ['width=1&quality=1', 64, 25],
  ['width=10000&quality=100', 1920, 90],
  ['width=192&quality=76', 192, 90],
])('%s is encoded %i pixels wide at quality %i', (query, width, quality) => {
  expect(read(query)).toEqual({ width, quality })
})

test.each([
  ['width=0', 'width'],
  ['width=-64', 'width'],
  ['width=', 'width'],
  ['width=6e1', 'width'],
  ['width=10001', 'width'],
  ['width=99999999999999999999', 'width'],
  ['width=../../x', 'width'],
  ['quality=0', 'quality'],
  ['quality=101', 'quality'],
  ['quality=75.5', 'quality'],
  ['format=svg', 'format'],
  ['format=WEBP', 'format'],
])('%s is refused for its %s', (query, invalidKey) => {
  expect(read(query)).toEqual({ invalidKey })
})

test('any query is refused or rounded up to a step', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('width', 'quality', 'format', '__proto__'), fc.string()),
      fc.webQueryParameters(),
      (keys, more) => {
        const variant = read(`${new URLSearchParams(keys)}&${more}`)
        if ('invalidKey' in variant)
          return ['width', 'quality', 'format'].includes(variant.invalidKey)
        return (
          pictureWidths.some((width) => width === variant.width) &&
          pictureQualities.some((quality) => quality === variant.quality)
        )
      },
    ),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (requested) => {
      const variant = read(`width=${requested}`)
      expect(variant).toEqual({ width: expect.any(Number), quality: 75 })
      if ('width' in variant && requested <= 1920)
        expect(variant.width).toBeGreaterThanOrEqual(requested)
    }),
  )
})

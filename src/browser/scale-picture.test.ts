import { expect, test } from 'vitest'
import { picturePixelsLimit, pictureSideLimit } from '../model/values/limits.ts'
import { scaledSize } from './scale-picture.ts'

test.each([
  [4032, 3024],
  [8000, 5000],
  [7302, 5477],
])('a picture of %i × %i pixels is uploaded as it is', (width, height) => {
  expect(scaledSize({ width, height })).toBeNull()
})

test.each([
  [8064, 6048],
  [6048, 8064],
  [8001, 100],
  [20_000, 20_000],
  [30_000, 1],
])(
  'a picture of %i × %i pixels is scaled to what the API takes, in its proportions',
  (width, height) => {
    const scaled = scaledSize({ width, height })
    if (scaled === null) throw new Error('The picture is not scaled')
    expect(Math.max(scaled.width, scaled.height)).toBeLessThanOrEqual(pictureSideLimit)
    expect(scaled.width * scaled.height).toBeLessThanOrEqual(picturePixelsLimit)
    if (Math.min(width, height) > 1)
      expect(scaled.width / scaled.height / (width / height)).toBeCloseTo(1, 1)
  },
)

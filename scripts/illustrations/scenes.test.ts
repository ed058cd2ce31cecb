import { expect, test } from 'vitest'
import { groups, hues } from '../../src/model/event/sports.ts'
import { illustrationSprite } from './scenes.ts'

test('src/ui/illustrations.svg is what the scenes draw; --update writes it', async () => {
  await expect(illustrationSprite()).toMatchFileSnapshot('../../src/ui/illustrations.svg')
})

test('the file has a scene for each hue and a ground for each group, coloured by custom properties alone and without ids that pages could repeat', () => {
  const sprite = illustrationSprite()
  const ids = [...sprite.matchAll(/\sid="([^"]+)"/gu)].map(([, id]) => id)
  const expected = [...hues, ...groups.map((group) => `ground-${group}`)]
  expect(ids).toHaveLength(expected.length)
  expect(new Set<string | undefined>(ids)).toEqual(new Set<string>(expected))
  const paints = [...sprite.matchAll(/\s(?:fill|stroke)="([^"]+)"/gu)].map(([, paint]) => paint)
  expect(new Set(paints)).toEqual(
    new Set(['none', 'var(--deep)', 'var(--ill-mid)', 'var(--stock)', 'var(--flare)']),
  )
})

import { expect, test } from 'vitest'
import { hues } from '../../src/model/event/sports.ts'
import { illustrationSprite } from './scenes.ts'

test('src/ui/illustrations.svg is what the scenes draw; --update writes it', async () => {
  await expect(illustrationSprite()).toMatchFileSnapshot('../../src/ui/illustrations.svg')
})

test('the file has a scene for each hue, coloured by custom properties alone and without ids that pages could repeat', () => {
  const sprite = illustrationSprite()
  const ids = [...sprite.matchAll(/\sid="([^"]+)"/gu)].map(([, id]) => id)
  expect(ids).toHaveLength(hues.length)
  expect(new Set<string | undefined>(ids)).toEqual(new Set<string>(hues))
  const paints = [...sprite.matchAll(/\s(?:fill|stroke)="([^"]+)"/gu)].map(([, paint]) => paint)
  expect(new Set(paints)).toEqual(
    new Set(['none', 'var(--deep)', 'var(--ill-mid)', 'var(--stock)', 'var(--flare)']),
  )
})

import { expect, test } from 'vitest'
import { freeNumber, withEntries } from './entries.ts'

const content = {
  title: {},
  summary: {},
  blocks: [
    { key: 'a', kind: 'images', pictures: [{ key: 'p1' }, { key: 'p2' }] },
    { key: 'b', kind: 'text' },
  ],
  landing: { logos: [{ key: 'l', ordinal: 1 }] },
}

test('a list within a block changes, and the rest of the document stays', () => {
  const changed = withEntries(content, 'blocks.a.pictures', (list) => list.toReversed())
  expect(changed).toEqual({
    ...content,
    blocks: [
      { key: 'a', kind: 'images', pictures: [{ key: 'p2' }, { key: 'p1' }] },
      content.blocks[1],
    ],
  })
})

test('a list that the document lacks begins with its first entry', () => {
  const changed = withEntries(content, 'article.corrections', () => [{ key: 'c' }])
  expect(changed).toEqual(content)
  expect(
    withEntries({ ...content, article: {} }, 'article.corrections', () => [{ key: 'c' }]),
  ).toMatchObject({ article: { corrections: [{ key: 'c' }] } })
})

test('the smallest free number is that of the new entry', () => {
  expect(freeNumber(content.landing.logos, 'ordinal')).toBe(2)
  expect(freeNumber([{ key: 'l', ordinal: 2 }], 'ordinal')).toBe(1)
  expect(freeNumber(content.landing.logos, undefined)).toBeUndefined()
})

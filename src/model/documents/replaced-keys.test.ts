import { expect, test } from 'vitest'
import { emptyPage, pageShape, picture, prose } from '../../../test/support/page-document.ts'
import { flattenDocument } from './paths.ts'
import { replacedKeys, valuesWithReplacedKeys, withReplacedKeysIn } from './replaced-keys.ts'

const page = (...keys: [string, string]) => ({
  ...emptyPage(),
  blocks: [prose(keys[0]), picture(keys[1], 'a.avif')],
})

test('the keys of entries that got others are found by their place, and those that stay are left out', () => {
  expect(replacedKeys(pageShape, page('p1', 'i1'), page('7', 'i1'))).toEqual({ p1: '7' })
})

test('values and changes with replaced keys name the entries by their new keys, also in lists', () => {
  const keys = { p1: '7', i1: '8' }
  const values = valuesWithReplacedKeys(
    pageShape,
    flattenDocument(pageShape, page('p1', 'i1')),
    keys,
  )
  expect(values).toEqual(flattenDocument(pageShape, page('7', '8')))
  const changes = [
    { path: 'blocks', from: ['p1'], to: ['p1', 'n2'] },
    { path: 'blocks.p1.text.en', from: null, to: 'p1' },
    { path: 'title.en', from: 'p1', to: 'i1' },
  ]
  expect(withReplacedKeysIn(pageShape, changes, keys)).toEqual([
    { path: 'blocks', from: ['7'], to: ['7', 'n2'] },
    { path: 'blocks.7.text.en', from: null, to: 'p1' },
    { path: 'title.en', from: 'p1', to: 'i1' },
  ])
})

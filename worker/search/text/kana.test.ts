import { expect, test } from 'vitest'
import { romaniseKana } from './kana.ts'

test.each([
  ['とうきょう', 'tokyo'],
  ['きょうと', 'kyoto'],
  ['サッポロ', 'sapporo'],
  ['ほっかいどう', 'hokkaido'],
  ['おおさかまらそん', 'osaka マラソン'],
  ['しずおか マラソン', 'shizuoka マラソン'],
  ['ｺｳﾍﾞ', 'kobe'],
  ['いっちょう', 'itcho'],
  ['berlin', null],
])('%s is read as %s', (text, latin) => {
  expect(romaniseKana(text)).toBe(latin)
})

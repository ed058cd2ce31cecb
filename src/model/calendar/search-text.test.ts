import { expect, test } from 'vitest'
import { isTooShort } from './search-text.ts'

test('three characters are enough in any script, spaces around them not counted', () => {
  expect(['abc', ' осл ', 'กรุ', '10k', '東京都'].map(isTooShort)).toEqual(Array(5).fill(false))
  expect(['', 'ab', ' ab ', 'กร', '🏃🏃', 'é1'].map(isTooShort)).toEqual(Array(6).fill(true))
})

test('two signs of Chinese, Japanese or Korean are enough, one is not', () => {
  expect(['東京', '北京', 'パリ', 'なら', '서울', ' 東京 '].map(isTooShort)).toEqual(
    Array(6).fill(false),
  )
  expect(['東', '서', 'a東', '東 '].map(isTooShort)).toEqual(Array(4).fill(true))
})

import { expect, test } from 'vitest'
import { headingPhrases, headingSize } from './heading-phrases.ts'

test('a heading with spaces is one phrase', () => {
  expect(headingPhrases('Ultra-Trail du Mont-Blanc', 'fr')).toEqual(['Ultra-Trail du Mont-Blanc'])
  expect(headingPhrases('서울 마라톤', 'ko')).toEqual(['서울 마라톤'])
})

test('a Japanese heading breaks between words, with particles and figures behind their word', () => {
  expect(headingPhrases('東京マラソン', 'ja')).toEqual(['東京', 'マラソン'])
  expect(headingPhrases('次のスタートラインへ', 'ja').slice(0, 1)).toEqual(['次の'])
  expect(headingPhrases('トレイル100', 'ja')).toEqual(['トレイル100'])
})

test('the phrases of a heading are its text', () => {
  for (const text of [
    'OSJ おんたけウルトラトレイル100',
    '全日本マウンテンサイクリング in 乗鞍',
    '北京马拉松',
  ])
    expect(headingPhrases(text, 'ja').join('')).toBe(text)
})

test.each([
  ['Berlin Marathon', 'short'],
  ['Ultra-Trail du Mont-Blanc', 'long'],
  ['Ötztaler Radmarathon in Sölden, Tirol', 'longer'],
  ['東京マラソン', 'short'],
  ['ウルトラトレイル・マウントフジ', 'longer'],
  ['上海国际半程马拉松', 'long'],
])('%s is %s', (text, size) => {
  expect(headingSize(text)).toBe(size)
})

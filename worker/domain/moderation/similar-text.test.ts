import { expect, test } from 'vitest'
import { linkIn } from './link-in.ts'
import { closestText } from './similar-text.ts'

const text = 'The climb after the bridge is real, keep something for the last ten kilometres.'
const other = {
  title: 'Other race',
  text: 'Flat, windy and fast. Bag drop took an hour, bring a warm coat.',
}

test('a copy with other case and punctuation shares everything', () => {
  const copy = {
    title: 'Copied race',
    text: `THE CLIMB after the bridge is real - keep something for the last ten kilometres!!`,
  }
  expect(closestText(text, [other, copy])).toEqual({ title: 'Copied race', share: 1 })
})

test('a text inside a longer one is found, and the closest of several wins', () => {
  const half = { title: 'Half', text: text.slice(0, 40) }
  const longer = { title: 'Longer', text: `We came by train. ${text} See you next year.` }
  expect(closestText(text, [half, longer])?.title).toBe('Longer')
})

test('unrelated, empty and very short texts are similar to none', () => {
  expect(closestText(text, [other])).toBeNull()
  expect(closestText('', [other])).toBeNull()
  expect(closestText('Great', [{ title: 'x', text: 'Great' }])).toBeNull()
})

test('scripts without spaces are compared', () => {
  const japanese = '橋のあとの上りがきついので、最後の十キロに力を残しておきましょう。'
  expect(closestText(japanese, [{ title: '大会', text: `${japanese}楽しかった。` }])?.share).toBe(1)
})

test.each([
  ['Buy numbers at https://numbers.example/x now', 'https://numbers.example/x'],
  ['see www.numbers.example', 'www.numbers.example'],
  ['write to me.now+1@mail.example', 'me.now+1@mail.example'],
  ['cheap-numbers.shop/a is better', 'cheap-numbers.shop/a'],
  ['Start at 10.30, bib no. 5. Nice.', null],
  ['Das war z.B. toll.Und flach.', null],
  ['', null],
])('%j has the link %j', (words, link) => {
  expect(linkIn(words)).toBe(link)
})

import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isHref } from './href.ts'
import { prose, proseMaximumCharacters, type Flow, type Inline, type Prose } from './prose.ts'
import { ProseTooLong, readProse } from './read-prose.ts'
import { writeProse } from './write-prose.ts'

const letters = [...'ab .,-*_[]()<>#&!`~\\|1+=:/\'"', 'これは', '强', '한글', 'ผู้จัด', 'é', '。', '?']

/** Words as they are in a text: without space at their ends, and without two spaces side by side. */
const words = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join('').normalize('NFC').replaceAll(/ +/gu, ' ').trim())
  .filter((text) => text !== '')

const text = words.map((value): Inline => ({ type: 'text', value }))
const url = fc.constantFrom('/help#a', 'https://example.org/a?b=(c)', 'mailto:a@example.org')

const mark = (children: fc.Arbitrary<Inline[]>) =>
  fc
    .tuple(fc.constantFrom('strong' as const, 'emphasis' as const), children)
    .map(([type, of]): Inline => ({ type, children: of }))
const link = (children: fc.Arbitrary<Inline[]>) =>
  fc
    .tuple(url, children)
    .map(([target, of]): Inline => ({ type: 'link', url: target, children: of }))

const only = (inline: fc.Arbitrary<Inline>) => inline.map((each) => [each])
const strongOf = (children: fc.Arbitrary<Inline[]>) =>
  children.map((of): Inline => ({ type: 'strong', children: of }))
const emphasisOf = (children: fc.Arbitrary<Inline[]>) =>
  children.map((of): Inline => ({ type: 'emphasis', children: of }))

/** Marks, of which none is within one of its kind, as a writer would never put them. */
const marked = fc.oneof(
  mark(only(text)),
  link(only(text)),
  link(only(mark(only(text)))),
  strongOf(only(link(only(text)))),
  strongOf(only(emphasisOf(only(text)))),
  emphasisOf(only(strongOf(only(link(only(text)))))),
)

/** Text and marks in turn, so that no two texts and no two marks are side by side. */
const inlines = fc
  .array(fc.tuple(text, marked), { maxLength: 3 })
  .chain((pairs) =>
    text.map((last) => [
      ...pairs.flatMap(([before, each]): Inline[] => [
        before.type === 'text' ? { ...before, value: `${before.value} ` } : before,
        each,
        { type: 'break' },
      ]),
      last,
    ]),
  )

const paragraph = inlines.map((children) => ({ type: 'paragraph' as const, children }))
const flow: fc.Arbitrary<Flow> = fc.oneof(
  paragraph,
  fc
    .tuple(fc.constantFrom(2 as const, 3 as const), only(text))
    .map(([depth, children]): Flow => ({ type: 'heading', depth, children })),
  fc
    .tuple(fc.boolean(), fc.array(paragraph, { minLength: 1, maxLength: 3 }))
    .map(([ordered, items]): Flow => ({
      type: 'list',
      ordered,
      children: items.map((each) => ({ type: 'listItem', children: [each] })),
    })),
  fc
    .array(paragraph, { minLength: 1, maxLength: 2 })
    .map((children): Flow => ({ type: 'blockquote', children })),
)

/** Two blocks of one kind side by side would be one in Markdown, unless they are paragraphs or headings. */
const isDistinct = (children: readonly Flow[]): boolean =>
  children.every(({ type }, index) => {
    const next = children[index + 1]?.type
    return next !== type || type === 'paragraph' || type === 'heading'
  })

const tree = fc
  .array(flow, { minLength: 1, maxLength: 4 })
  .filter(isDistinct)
  .map((children): Prose => ({ type: 'root', children }))

test('5,000 random texts are read as they were written', () => {
  fc.assert(
    fc.property(tree, (written) => {
      expect(readProse(writeProse(written))).toEqual(written)
    }),
    { numRuns: 5000 },
  )
})

test('any Markdown is read as a text of the subset, and reading that again changes nothing', () => {
  const markdown = fc
    .array(
      fc.constantFrom(
        ...letters,
        '\n',
        '\n\n',
        '- ',
        '1. ',
        '> ',
        '# ',
        '[a](b)',
        '<b>',
        '**',
        '\t',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(markdown, (source) => {
      const read = readProse(source)
      if (read === null) return
      expect(v.parse(prose, read)).toEqual(read)
      const again = readProse(writeProse(read))
      expect(again === null ? null : writeProse(again)).toEqual(writeProse(read))
    }),
    { numRuns: 2000 },
  )
})

test.each(['これは**強い。**次', '这是**重要。**下一', '이것은**중요.**다음', 'นี่คือ**สำคัญ**ต่อไป'])(
  'marks end beside letters of a script without spaces: %s',
  (source) => {
    const [first] = readProse(source)?.children ?? []
    expect(JSON.stringify(first)).toContain('"strong"')
  },
)

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'vbscript:',
  'data:text/html,',
  'file:///',
  'http://',
  '//',
  '/\\',
  'https://a@',
  'blob:',
  'about:',
]
const tails = ['alert(1)', 'evil.example', 'evil.example/%0a', '<script>']
const wrappers = [
  (target: string) => `[a](${target})`,
  (target: string) => `[a](<${target}>)`,
  (target: string) => `<${target}>`,
  (target: string) => `![a](${target})`,
  (target: string) => `[a]: ${target}\n\n[a]`,
  (target: string) => `<a href="${target}" onclick="x()">a</a>`,
]
const attacks = schemes.flatMap((scheme) =>
  tails.flatMap((tail) => wrappers.map((wrap) => wrap(scheme + tail))),
)

const urlsIn = (inline: Inline): string[] =>
  'children' in inline
    ? [...(inline.type === 'link' ? [inline.url] : []), ...inline.children.flatMap(urlsIn)]
    : []

test('no attack becomes a link, and no node but those of the subset is read', () => {
  expect(attacks.length).toBeGreaterThan(200)
  for (const attack of attacks) {
    const read = readProse(attack)
    if (read === null) continue
    expect(v.safeParse(prose, read).success, attack).toBe(true)
    const urls = read.children.flatMap((each) =>
      each.type === 'paragraph' ? each.children.flatMap(urlsIn) : [],
    )
    expect(urls, attack).toEqual([])
  }
})

test.each([
  ['/help#a', true],
  ['https://example.org/', true],
  ['mailto:a@example.org', true],
  ['mailto:a@example.org?bcc=b@example.org', false],
  ['http://example.org/', false],
  ['https://user@example.org/', false],
  ['//example.org', false],
  ['/a\\b', false],
])('%s may be linked to: %s', (target, may) => {
  expect(isHref(target)).toBe(may)
})

test('hidden characters become spaces, and a text that is too long is refused', () => {
  expect(readProse('a\u202Eb\u0007c')).toEqual({
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: 'a b c' }] }],
  })
  expect(() => readProse('a'.repeat(proseMaximumCharacters + 1))).toThrow(ProseTooLong)
})

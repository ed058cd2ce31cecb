import { expect, test } from 'vitest'
import { textOfCode } from './text-of-code.ts'

test('a code that the table lacks has the other text, also one that every object inherits', () => {
  const texts = { conflict: 'Saved twice.' }
  const found = ['conflict', 'internal', 'constructor'].map((code) =>
    textOfCode(texts, code, 'Failed.'),
  )
  expect(found).toEqual(['Saved twice.', 'Failed.', 'Failed.'])
})

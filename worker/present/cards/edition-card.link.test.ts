import { expect, test } from 'vitest'
import { readerOf } from '../../../test/support/reader.ts'
import { savedEdition } from '../../../test/support/saved-edition.ts'
import { editionCard } from './edition-card.ts'

test.each([
  ['Kiritimati', 14 * 60, '2026-11-21T09:59:00Z', '2026-11-21T10:00:00Z'],
  ['Honolulu', -10 * 60, '2026-11-22T09:59:00Z', '2026-11-22T10:00:00Z'],
])('the link of an edition in %s has its date once the last day has ended there', (...given) => {
  const [, endOffset, before, after] = given
  const { facts } = savedEdition('lasting', '2026-11-19', '2026-11-21')
  const linked = (at: string) =>
    editionCard({ ...facts, endOffset }, readerOf({ now: Date.parse(at) })).linkDate
  expect([linked(before), linked(after)]).toEqual([null, '2026-11-19'])
})

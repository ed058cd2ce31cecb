import { expect, test } from 'vitest'
import type { ModerationKind } from '../../../src/model/community/moderation.ts'
import { noticeKind } from '../../../test/support/moderated-notices.ts'
import { presentInbox } from './inbox.ts'

const kinds = new Map(
  (['review', 'claim', 'report'] as const).map((kind) => [kind, { ...noticeKind(0), kind }]),
)

function tabsOf(shown: ModerationKind | null) {
  const counts = { waiting: [{ kind: 'review', n: 2 }], oldest: null, done: 0 }
  const view = { kinds, reader: 'moderator', shown } as const
  return presentInbox({ entries: [], next: null }, counts, view, 'en', new Date(0)).tabs
}

test('an inbox has a tab for what waits and for the kind that is shown', () => {
  expect(tabsOf(null).map(({ kind, waiting }) => [kind, waiting])).toEqual([
    [null, '2'],
    ['review', '2'],
  ])
  expect(tabsOf('claim').map(({ kind }) => kind)).toEqual([null, 'review', 'claim'])
})

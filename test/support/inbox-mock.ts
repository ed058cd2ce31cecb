import type { Page } from '@playwright/test'
import { isLocale } from '../../src/model/locales.ts'
import type { ModeratedKind } from '../../worker/domain/moderation/moderated-kind.ts'
import { presentInbox } from '../../worker/present/moderation/inbox.ts'
import { presentOpenedItem } from '../../worker/present/moderation/opened-item.ts'
import { noticeKind } from './moderated-notices.ts'

/** The inbox API in front of a page: the worker's presenters over three items in memory. */

const now = new Date('2026-11-21T09:00:00.000Z')
const kind: ModeratedKind = { ...noticeKind(0), kind: 'review', takesAnswer: false }
const kinds = new Map([['review', kind] as const])
const submitted = [
  '2026-11-20T07:00:00.000Z',
  '2026-11-21T02:00:00.000Z',
  '2026-11-21T08:20:00.000Z',
]
const titles = ['Oslo Forest Night-O', 'Berlin Marathon', 'Ride London']

const itemOf = (id: number) => ({
  id,
  kind: 'review',
  subjectId: id,
  memberId: null,
  submittedAt: submitted[id - 1] ?? '',
  state: 'waiting',
  decisionId: null,
  decidedBy: null,
  decidedAt: null,
  reason: null,
  answer: null,
  askedAt: null,
  openedBy: null,
  openedAt: null,
  network: null,
})

const subjectOf = (id: number) => ({
  title: titles[id - 1] ?? '',
  text: 'Control 14 was hung in the wrong place.\nThe rest was fine.',
  language: 'en',
  stars: 2,
  event: { permalink: 'berlin-marathon', name: titles[id - 1] ?? '', year: 2026 },
  fields: [{ name: 'race', value: '10 km' } as const],
})

const noSignals = {
  isNewAccount: false,
  others: { approved: 0, rejected: 0, waiting: 0 },
  sameNetwork: 0,
  similar: null,
  nameWithin: null,
  isNamedOfficial: false,
}

/** Requests that the page sent to change something, as "approve 1". */
export async function mockInbox(page: Page): Promise<string[]> {
  const sent: string[] = []
  const waiting = new Set([1, 2, 3])
  await page.route('**/api/moderation**', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    const wanted = url.searchParams.get('locale') ?? ''
    const locale = isLocale(wanted) ? wanted : 'en'
    const act = url.pathname.replace('/api/moderation', '').replace('/', '')
    if (act === '') {
      const entries = [1, 2, 3]
        .filter((id) => waiting.has(id))
        .map((id) => ({ item: itemOf(id), subject: subjectOf(id) }))
      const counts = {
        waiting: [{ kind: 'review', n: waiting.size }],
        oldest: entries[0]?.item.submittedAt ?? null,
        done: 3 - waiting.size,
      }
      await route.fulfill({
        json: presentInbox(
          { entries, next: null },
          counts,
          { kinds, reader: 'moderator', shown: null },
          locale,
          now,
        ),
      })
      return
    }
    const { id, reason } = Object(request.postDataJSON())
    if (act === 'open') {
      const opened = {
        item: itemOf(id),
        kind,
        subject: subjectOf(id),
        author: null,
        isByReader: false,
        change: null,
        signals: { ...noSignals, link: id === 1 ? 'numbers.example' : null },
        colleagueSince: id === 2 ? (submitted[1] ?? null) : null,
      }
      await route.fulfill({ json: presentOpenedItem(opened, 'moderator', locale) })
      return
    }
    sent.push([act, id, reason].filter((part) => part !== undefined).join(' '))
    if (act === 'undo') waiting.add(id)
    else if (act !== 'ask') waiting.delete(id)
    await route.fulfill({ json: { decision: 'd' } })
  })
  return sent
}

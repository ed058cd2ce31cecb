import { expect, test } from 'vitest'
import {
  editionStatuses,
  editionStatusTable,
  icsStatus,
  isCancelled,
  isEditionStatus,
  statusesNotHeld,
  statusMeanings,
  takesPlace,
} from './edition-status.ts'

test('there are the 16 statuses of spec §4', () => {
  expect(editionStatuses.toSorted()).toEqual(
    [
      'all-hybrid',
      'all-virtual',
      'archived',
      'canceled',
      'cancelled',
      'cancelled-event',
      'cancelled-terminated',
      'new-date-announced',
      'postponed',
      'postponed-terminated',
      'rescheduled',
      'rescheduled-terminated',
      'terminated',
      'turned-virtual',
      'virtual-race',
      'virtual-terminated',
    ].toSorted(),
  )
})

test('every meaning belongs to a status', () => {
  const meant = new Set(editionStatuses.map((status) => editionStatusTable[status].meaning))
  expect([...meant].toSorted()).toEqual([...statusMeanings].toSorted())
})

test('an edition without a status takes place', () => {
  expect(takesPlace(null)).toBe(true)
})

test('no cancelled or ended edition takes place', () => {
  const over = editionStatuses.filter(
    (status) => isCancelled(status) || status.includes('terminated'),
  )
  expect(over.length).toBeGreaterThan(4)
  expect(over.filter(takesPlace)).toEqual([])
})

test('an edition with a new date, on site or virtual, takes place; a postponed one does not', () => {
  expect(
    ['rescheduled', 'new-date-announced', 'virtual-race', 'turned-virtual', 'all-hybrid']
      .filter(isEditionStatus)
      .every(takesPlace),
  ).toBe(true)
  expect(takesPlace('postponed')).toBe(false)
})

test('statusesNotHeld lists exactly the statuses of editions that are not held', () => {
  expect(
    editionStatuses.filter((status) => !statusesNotHeld.includes(status)).every(takesPlace),
  ).toBe(true)
  expect(statusesNotHeld.some(takesPlace)).toBe(false)
})

test.each(['canceled', 'cancelled', 'cancelled-event', 'cancelled-terminated'] as const)(
  '%s has the markup EventCancelled and the tone bad',
  (status) => {
    expect(isCancelled(status)).toBe(true)
    expect(editionStatusTable[status]).toMatchObject({
      schemaStatus: 'EventCancelled',
      tone: 'bad',
      icon: 'ban',
    })
  },
)

test('only cancelled statuses have the tone bad', () => {
  for (const status of editionStatuses) {
    expect(editionStatusTable[status].tone === 'bad').toBe(isCancelled(status))
  }
})

test.each(['', 'Cancelled', 'constructor', 'held'])('"%s" is not a status', (word) => {
  expect(isEditionStatus(word)).toBe(false)
})

const dated = (status: (typeof editionStatuses)[number] | null, confirmed = true) =>
  icsStatus({ status, confirmed, endDate: '2026-11-01' }, '2026-11-21')

test('each status has the feed STATUS of the table in product.md', () => {
  expect(Object.fromEntries(editionStatuses.map((status) => [status, dated(status)]))).toEqual({
    'all-hybrid': 'CONFIRMED',
    'all-virtual': 'CONFIRMED',
    'cancelled-event': 'CANCELLED',
    'cancelled-terminated': 'CANCELLED',
    'new-date-announced': 'CONFIRMED',
    'postponed-terminated': 'TENTATIVE',
    'rescheduled-terminated': 'CONFIRMED',
    'turned-virtual': 'CONFIRMED',
    'virtual-race': 'CONFIRMED',
    'virtual-terminated': 'CONFIRMED',
    archived: null,
    canceled: 'CANCELLED',
    cancelled: 'CANCELLED',
    postponed: 'TENTATIVE',
    rescheduled: 'CONFIRMED',
    terminated: 'CANCELLED',
  })
  expect(dated(null)).toBe('CONFIRMED')
})

test('an unconfirmed date is TENTATIVE in feeds, a cancelled edition stays CANCELLED', () => {
  expect(dated(null, false)).toBe('TENTATIVE')
  expect(dated('all-hybrid', false)).toBe('TENTATIVE')
  expect(dated('cancelled', false)).toBe('CANCELLED')
})

test('feeds keep the last edition of an ended event for 30 days after its date, not longer', () => {
  const at = (today: string) =>
    icsStatus({ status: 'terminated', confirmed: true, endDate: '2026-11-01' }, today)
  expect([at('2026-10-01'), at('2026-12-01'), at('2026-12-02')]).toEqual([
    'CANCELLED',
    'CANCELLED',
    null,
  ])
})

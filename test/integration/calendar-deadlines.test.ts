import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDeadlines } from '../../worker/domain/community/saved-events/find-deadlines.ts'
import { findListOwner } from '../../worker/domain/community/list-links/find-list-owner.ts'
import {
  createLink,
  setLinkDeadlines,
} from '../../worker/domain/community/list-links/member-links.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'

/** Days before saved races in the member's calendar. */

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
  await tables.addMembers([{ id: 1 }, { id: 2 }])
})
afterAll(async () => await tables.close())

const today = '2026-11-22'
const now = new Date('2026-11-22T08:00:00Z')

test('known days of sign-up and the next price rise of saved races that take place', async () => {
  await tables.addEvents([1], { signUpStartsOn: '2026-12-01', signUpEndsOn: '2027-03-01' })
  await tables.addEvents([2], { signUpStartsOn: '2026-12-02', dateConfirmed: 0 })
  await tables.addEvents([3], { signUpStartsOn: '2026-12-03', status: 'cancelled' })
  await tables.addEvents([4], { signUpStartsOn: '2026-11-21' })
  await tables.addEvents([5], { signUpStartsOn: '2026-12-05' })
  await tables.save([1], [1, 2, 3, 4])
  await tables.all(
    `INSERT INTO race (id, edition_id, ordinal, sport, name) VALUES (1, 1, 0, 0, '')`,
  )
  const price = async (amount: number, from: string | null, until: string | null) =>
    await tables.all(
      `INSERT INTO ticket_price (race_id, amount, currency, amount_eur, valid_from, valid_until) VALUES (1, ?1, 'EUR', ?1, ?2, ?3)`,
      amount,
      from,
      until,
    )
  await price(40, null, '2026-12-31')
  await price(50, '2027-01-01', '2027-02-28')
  await price(60, '2027-03-01', null)
  expect(await findDeadlines(tables.db, 1, today)).toEqual([
    { editionId: 1, kind: 'opens', day: '2026-12-01' },
    { editionId: 1, kind: 'price', day: '2027-01-01' },
    { editionId: 1, kind: 'closes', day: '2027-03-01' },
  ])
  expect(await findDeadlines(tables.db, 2, today)).toEqual([])
})

test('the switch belongs to the calendar link and stays with a new one', async () => {
  await expect(setLinkDeadlines(tables.db, 1, true)).rejects.toMatchObject({ code: 'not-found' })
  await createLink(tables.db, 1, 'share', now)
  await expect(setLinkDeadlines(tables.db, 1, true)).rejects.toMatchObject({ code: 'not-found' })
  const first = await createLink(tables.db, 1, 'calendar', now)
  expect(await findListOwner(tables.db, 'calendar', first)).toMatchObject({ withDeadlines: false })
  await setLinkDeadlines(tables.db, 1, true)
  const second = await createLink(tables.db, 1, 'calendar', now)
  expect(await findListOwner(tables.db, 'calendar', second)).toMatchObject({ withDeadlines: true })
})

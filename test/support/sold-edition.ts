import * as v from 'valibot'
import { createDatabase } from '../../worker/db/client.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { confirmFreeOrder } from '../../worker/domain/commerce/payments/confirm-free.ts'
import { savePeople } from '../../worker/domain/commerce/people/save-people.ts'
import { publishSale } from '../../worker/domain/commerce/sales/publish-sale.ts'
import { noPerson } from '../../src/model/orders/people.ts'
import { databaseOf } from './seeded-member.ts'
import { testNow } from './site.ts'

const editions = v.tuple([v.object({ id: v.number(), organiser: v.number() })])
const races = v.array(v.object({ id: v.number() }))

/** Opens a sale of free places in the next edition of an event of the served site, and orders one for each name, paid. */
export async function sellPlaces(url: string, permalink: string, names: readonly string[]) {
  const d1 = databaseOf(url)
  if (d1 === null) throw new Error('The site of the tests is not served')
  const db = createDatabase(d1)
  const now = new Date(testNow)
  const found = await d1
    .prepare(
      `SELECT e.id, ev.organiser_id AS organiser FROM edition e JOIN event ev ON ev.id = e.event_id
        WHERE ev.permalink = ? AND e.date > ? ORDER BY e.date LIMIT 1`,
    )
    .bind(permalink, testNow.slice(0, 10))
    .all()
  const [{ id: editionId, organiser: organiserId }] = v.parse(editions, found.results)
  const { results } = await d1
    .prepare('SELECT id FROM race WHERE edition_id = ? ORDER BY ordinal, id')
    .bind(editionId)
    .all()
  const raceIds = v.parse(races, results).map(({ id }) => id)
  const steps = [{ amount: 0, validUntil: null, places: null }]
  await publishSale(
    db,
    {
      editionId,
      organiserId,
      currency: 'EUR',
      opensAt: '2026-11-01T00:00:00.000Z',
      closesAt: '2030-01-01T00:00:00.000Z',
      state: 'open',
      feeMode: 'inside',
      feeBasisPoints: 400,
      feeFixed: 0,
      races: raceIds.map((raceId) => ({ raceId, places: 200, steps })),
    },
    now,
  )
  for (const [at, name] of names.entries()) {
    const places = [{ raceId: raceIds[at % raceIds.length] ?? 0, quantity: 1 }]
    const token = `${permalink} ${name}`.padEnd(43, 'x').slice(0, 43)
    const order = { editionId, places, token, shownTotal: null, buyerId: null }
    const held = await holdOrder(db, { ...order, locale: 'en' }, now)
    if (held.state === 'refused') throw new Error(held.refusal.reason)
    const [givenName = '', familyName = ''] = name.split(' ')
    const born = { year: '1990', month: '2', day: '3' }
    const people = [{ ...noPerson, givenName, familyName, ...born }]
    const email = `${givenName.toLowerCase()}@example.org`
    await savePeople(db, held.order.id, { email, reminds: false, people }, now)
    await confirmFreeOrder(db, held.order.id, now)
  }
}

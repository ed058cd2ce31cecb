import { expect, test } from 'vitest'
import { addSampleSale } from '../../worker/cli/add-sample-sale.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { findEvent } from '../../worker/domain/catalogue/events/find-event.ts'
import { findSale } from '../../worker/domain/catalogue/prices/find-sale.ts'
import { findSitemap } from '../../worker/domain/catalogue/sitemap/find-sitemap.ts'
import { keepCounts } from '../../worker/domain/catalogue/counts/keep-counts.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { loadEventDocuments } from '../../worker/search/feed/documents.ts'
import { openDatabase } from '../support/open-database.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const local = { SITE_ORIGIN: '' }
const today = '2026-11-21'

async function openWithCity() {
  const { db: binding } = await openDatabase()
  await binding
    .prepare(
      `INSERT INTO city (id, country, slug, name, region, lat, lon, population, zone, names)
        VALUES (1, 'DE', 'berlin', 'Berlin', 'Berlin', 52.5, 13.4, 1, 'Europe/Berlin', '{}')`,
    )
    .run()
  await keepCounts(binding, today)
  return { binding, db: createDatabase(binding) }
}

/** Everything that lists events, by what it lists. */
async function listings({ binding, db }: Awaited<ReturnType<typeof openWithCity>>, id: number) {
  const counted = async () => {
    const { results } = await binding
      .prepare(`SELECT kind FROM catalogue_count WHERE races > 0 UNION SELECT kind FROM highlight`)
      .all()
    return results.length
  }
  const followed = await counted()
  await binding.prepare(`DELETE FROM catalogue_count`).run()
  await keepCounts(binding, today)
  const sitemap = await findSitemap(db, 1)
  const sale = await findSale(db, 'en', today)
  return {
    search: (await loadEventDocuments(db, [id])).length,
    sitemap: sitemap.events.length,
    organisers: sitemap.organisers.length,
    sale: sale.closing.length,
    counts: { followed, computed: await counted() },
  }
}

test('the sample has a page and an open sale, and is in no list', async () => {
  const tables = await openWithCity()
  const { db, binding } = tables
  const { permalink } = await addSampleSale(db, local, now)
  const query = { permalink, date: null, locale: 'en', at: now.toISOString() } as const
  const { event, edition, races } = await findEvent(db, query)
  expect(event.isUnlisted).toBe(1)
  expect(edition.date).toBe('2027-06-09')
  // So that it closes soon, which the page of sales lists.
  await binding.prepare(`UPDATE edition SET registration_ends_on = '2026-12-01'`).run()
  expect(await listings(tables, event.id)).toEqual({
    search: 0,
    sitemap: 0,
    organisers: 0,
    sale: 0,
    counts: { followed: 0, computed: 0 },
  })
  const free = await binding
    .prepare(`SELECT race_id AS id FROM price_step WHERE amount = 0`)
    .first<number>('id')
  expect(races).toHaveLength(2)
  const held = await holdOrder(
    db,
    {
      editionId: edition.id,
      places: [{ raceId: free ?? 0, quantity: 1 }],
      shownTotal: 0,
      token: 'form',
      buyerId: null,
      locale: 'en',
    },
    now,
  )
  expect(held).toMatchObject({ state: 'held', order: { total: 0 } })
})

test('control: without its mark the sample is in all of these lists', async () => {
  const tables = await openWithCity()
  const { db, binding } = tables
  const { permalink } = await addSampleSale(db, local, now)
  const { event } = await findEvent(db, {
    permalink,
    date: null,
    locale: 'en',
    at: now.toISOString(),
  })
  await binding.batch([
    binding.prepare(`DELETE FROM sample_organiser`),
    binding.prepare(`UPDATE edition SET registration_ends_on = '2026-12-01'`),
  ])
  const found = await listings(tables, event.id)
  expect(found).toMatchObject({ search: 1, sitemap: 1, organisers: 1, sale: 1 })
  expect(found.counts.computed).toBeGreaterThan(5)
})

test('a second run adds nothing; near its date it adds the next one', async () => {
  const { db, binding } = await openWithCity()
  const { permalink } = await addSampleSale(db, local, now)
  const numbers = async () =>
    await binding
      .prepare(
        `SELECT (SELECT count(*) FROM event) AS events, (SELECT count(*) FROM edition) AS editions,
          (SELECT count(*) FROM sale) AS sales, (SELECT count(*) FROM event_revision) AS revisions`,
      )
      .first()
  const first = await numbers()
  expect(first).toMatchObject({ events: 1, editions: 1, sales: 1 })
  const again = await addSampleSale(db, local, now)
  expect(again).toEqual({ permalink, lines: ['The sample stands, with its sale.'] })
  expect(await numbers()).toEqual(first)
  const later = new Date('2027-05-01T09:00:00.000Z')
  await addSampleSale(db, local, later)
  expect(await numbers()).toMatchObject({ events: 1, editions: 2, sales: 2 })
})

test('a public site and a database without cities get no sample', async () => {
  const { db } = await openWithCity()
  const site = { SITE_ORIGIN: 'https://example.org' }
  await expect(addSampleSale(db, site, now)).rejects.toThrow('it gets no sample')
  const empty = await openDatabase()
  await expect(addSampleSale(createDatabase(empty.db), local, now)).rejects.toThrow('npm start')
})

import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/client.ts'
import { prepare } from '../db/prepare.ts'
import { readBatch } from '../db/read-batch.ts'
import { eventKind } from '../domain/organisers/publish/event-kind.ts'
import { publishDocument } from '../domain/publishing/publish-document.ts'
import { ratesSnapshot } from '../rates/rates-snapshot.ts'
import type { Settings } from '../settings/env.ts'
import { openSale } from './open-sale.ts'
import {
  sampleEdition,
  sampleFacts,
  sampleOrganiserName,
  sampleOrganiserPermalink,
  sampleTerms,
} from './sample-event.ts'

/** The sample cannot be added; the message says what to do. */
export class SampleSaleError extends Error {
  override name = 'SampleSaleError'
}

const ids = v.array(v.object({ id: v.number() }))
const places = v.array(
  v.object({ id: v.number(), organiser: v.nullable(v.number()), event: v.nullable(v.number()) }),
)

/** The city of the sample, and what stands of it. */
async function findStanding(db: Database) {
  const [rows] = await readBatch(db, [
    sql`SELECT c.id, o.id AS organiser, (SELECT min(id) FROM event WHERE organiser_id = o.id) AS event
      FROM city c LEFT JOIN organiser o ON o.permalink = ${sampleOrganiserPermalink}
      WHERE c.country = 'DE' AND c.slug = 'berlin'`,
  ])
  const [found] = v.parse(places, rows)
  if (found === undefined)
    throw new SampleSaleError('The database has no cities yet. Run npm start once, then repeat.')
  return found
}

/** Statements that add the organiser, marked as a sample before it has an event. */
async function addOrganiser(db: Database): Promise<number> {
  const isSample = sql`permalink = ${sampleOrganiserPermalink}`
  await db.$client.batch([
    prepare(
      db,
      sql`INSERT INTO organiser (id, permalink, name)
        SELECT coalesce(max(id), 0) + 1, ${sampleOrganiserPermalink}, ${sampleOrganiserName} FROM organiser WHERE true
        ON CONFLICT DO NOTHING`,
    ),
    prepare(
      db,
      sql`INSERT INTO sample_organiser (organiser_id) SELECT id FROM organiser WHERE ${isSample}
        ON CONFLICT DO NOTHING`,
    ),
  ])
  const [rows] = await readBatch(db, [sql`SELECT id FROM organiser WHERE ${isSample}`])
  return v.parse(ids, rows)[0]?.id ?? 0
}

/**
 * Adds the sample organiser, its event with an edition ahead, and the sale of that edition, as far as they are missing.
 * @returns permalink of the event, and lines for the terminal
 * @throws SampleSaleError for a site with a public origin, and for a database without cities
 */
export async function addSampleSale(
  db: Database,
  { SITE_ORIGIN }: Pick<Settings, 'SITE_ORIGIN'>,
  now: Date,
): Promise<{ permalink: string; lines: string[] }> {
  if (SITE_ORIGIN !== '')
    throw new SampleSaleError('SITE_ORIGIN is set, so this is a public site: it gets no sample.')
  const { id: cityId, ...standing } = await findStanding(db)
  const organiserId = standing.organiser ?? (await addOrganiser(db))
  const stored = standing.event === null ? null : await eventKind.read(db, standing.event)
  const facts = stored?.document ?? sampleFacts(cityId)
  const edition = sampleEdition(facts.editions, now.toISOString().slice(0, 10))
  const editions = facts.editions.includes(edition) ? facts.editions : [...facts.editions, edition]
  const published = await publishDocument(
    db,
    eventKind,
    stored,
    {
      document: { ...facts, editions },
      origin: 'import',
      authorId: null,
      details: { source: null, organiserId },
      stands: sql`true`,
      also: () => [],
    },
    { now, rates: ratesSnapshot },
  )
  if (published.state !== 'published')
    throw new SampleSaleError(`The sample cannot be published: ${JSON.stringify(published)}`)
  const { permalink, eventId } = published
  const date = edition.date ?? ''
  const [rows] = await readBatch(db, [
    sql`SELECT e.id FROM sale s JOIN edition e ON e.id = s.edition_id
      WHERE e.event_id = ${eventId} AND e.date = ${date}`,
  ])
  if (v.parse(ids, rows).length > 0)
    return { permalink, lines: ['The sample stands, with its sale.'] }
  return {
    permalink,
    lines: [await openSale(db, { permalink, date }, sampleTerms(edition, now), now)],
  }
}

import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { addDays } from '../../../../src/model/values/dates.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { randomToken, sha256 } from '../../../runtime/digest.ts'
import { represents } from '../../organisers/people/represents.ts'

/** Days after the edition until which a link may open. */
const daysAfter = 2
/** Most stations of an edition. */
const mostStations = 100

const idsColumn = v.pipe(v.string(), v.parseJson(), v.array(v.number()))

const stationRow = v.object({
  id: v.number(),
  edition: v.number(),
  name: v.string(),
  races: idsColumn,
  endsAt: v.string(),
  lines: v.number(),
})

/** The member represents the organiser of the event `ev`. */
const isTheirs = (memberId: number) => represents(memberId, sql`ev.organiser_id`)

interface StationInput {
  memberId: number
  permalink: string
  editionId: number
  name: string
  races: readonly number[]
  /** ISO instant. */
  endsAt: string
}

/**
 * Makes a station. @returns the token of its link, which is not stored
 * @throws DomainError not-found for an edition of others; invalid-body for a race of another edition, and for an end that has
 * passed or is more than two days after the edition; list-full
 */
export async function createStation(db: Database, input: StationInput, now: Date): Promise<string> {
  const { memberId, permalink, editionId, name, endsAt } = input
  const races = JSON.stringify([...new Set(input.races)])
  const { results } = await prepare(
    db,
    sql`SELECT d.end_date AS "endDate",
        (SELECT count(*) FROM json_each(${races}) j JOIN race r ON r.id = j.value AND r.edition_id = d.id) AS races,
        (SELECT count(*) FROM station WHERE edition_id = d.id) AS stations
      FROM edition d JOIN event ev ON ev.id = d.event_id JOIN sale s ON s.edition_id = d.id
      WHERE d.id = ${editionId} AND ev.permalink = ${permalink} AND ${isTheirs(memberId)}`,
  ).all()
  const row = v.object({ endDate: v.string(), races: v.number(), stations: v.number() })
  const [found] = v.parse(v.array(row), results)
  if (found === undefined) throw new DomainError('not-found')
  const end = new Date(endsAt).toISOString()
  const isInTime = end > now.toISOString() && end.slice(0, 10) <= addDays(found.endDate, daysAfter)
  if (found.races !== new Set(input.races).size || !isInTime) throw new DomainError('invalid-body')
  if (found.stations >= mostStations) throw new DomainError('list-full')
  const token = randomToken()
  await prepare(
    db,
    sql`INSERT INTO station (edition_id, name, races, token_hash, created_at, ends_at)
      VALUES (${editionId}, ${name}, ${races}, ${await sha256(token)}, ${now.toISOString()}, ${end})`,
  ).run()
  return token
}

/** Ends the link of a station at once. @throws DomainError not-found for a station of others */
export async function endStation(
  db: Database,
  { memberId, permalink, id }: { memberId: number; permalink: string; id: number },
  now: Date,
): Promise<void> {
  const { meta } = await prepare(
    db,
    sql`UPDATE station SET ends_at = min(ends_at, ${now.toISOString()}) WHERE id = ${id} AND edition_id IN (
      SELECT d.id FROM edition d JOIN event ev ON ev.id = d.event_id
      WHERE ev.permalink = ${permalink} AND ${isTheirs(memberId)})`,
  ).run()
  if (meta.changes !== 1) throw new DomainError('not-found')
}

/** Stations of an event, the latest first. @throws DomainError not-found for an event of others */
export async function listStations(
  db: Database,
  { memberId, permalink }: { memberId: number; permalink: string },
) {
  const events = await prepare(
    db,
    sql`SELECT ev.id FROM event ev WHERE ev.permalink = ${permalink} AND ${isTheirs(memberId)}`,
  ).all()
  if (events.results.length === 0) throw new DomainError('not-found')
  const { results } = await prepare(
    db,
    sql`SELECT s.id, s.edition_id AS edition, s.name, s.races, s.ends_at AS "endsAt",
        (SELECT count(*) FROM check_in WHERE station_id = s.id) AS lines
      FROM station s JOIN edition d ON d.id = s.edition_id JOIN event ev ON ev.id = d.event_id
      WHERE ev.permalink = ${permalink} ORDER BY s.id DESC`,
  ).all()
  return v.parse(v.array(stationRow), results)
}

const openRow = v.object({
  id: v.number(),
  editionId: v.number(),
  name: v.string(),
  races: idsColumn,
  endsAt: v.string(),
  event: v.string(),
  /** First day of the edition. */
  date: v.string(),
})

/** A station with its event. */
export type Station = v.InferOutput<typeof openRow>

/** The station of a link. @throws DomainError not-found for a link that was never made; gone for one that has ended */
export async function findStation(db: Database, token: string, now: Date): Promise<Station> {
  const { results } = await prepare(
    db,
    sql`SELECT s.id, s.edition_id AS "editionId", s.name, s.races, s.ends_at AS "endsAt", ev.name AS event, d.date
      FROM station s JOIN edition d ON d.id = s.edition_id JOIN event ev ON ev.id = d.event_id
      WHERE s.token_hash = ${await sha256(token)}`,
  ).all()
  const [station] = v.parse(v.array(openRow), results)
  if (station === undefined) throw new DomainError('not-found')
  if (station.endsAt <= now.toISOString()) throw new DomainError('gone')
  return station
}

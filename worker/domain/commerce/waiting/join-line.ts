import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import type { NoTurn } from '../../../../src/model/orders/waiting-states.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { prepare } from '../../../db/prepare.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { hasLine, roomOfRace } from '../capacity/line.ts'
import { findTurn, type Turn } from './find-turn.ts'
import { makeOffers } from './make-offers.ts'

interface Joining {
  raceId: number
  /** Places that the group wants, all or none. */
  size: number
  member: { id: number | null; email: string }
  locale: Locale
  /** Random text that the form was made with and that is the address of the turn from then on. */
  token: string
}

export type Joined = { state: 'joined'; turn: Turn } | { state: 'refused'; reason: NoTurn }

const facts = v.array(
  v.object({ isOpen: v.number(), places: v.number(), hasRoom: v.number(), isIn: v.number() }),
)

/**
 * Puts a group at the end of the line for places of a race. A form that is sent again meets its turn.
 * @throws DomainError not-found for a race that is not sold here
 */
export async function joinLine(db: Database, joining: Joining, now: Date): Promise<Joined> {
  const { raceId, size, member, locale, token } = joining
  const at = sql`${now.toISOString()}`
  const isOpen = sql`EXISTS (SELECT 1 FROM race r JOIN sale s ON s.edition_id = r.edition_id WHERE r.id = ${raceId}
    AND s.state = 'open' AND s.opens_at <= ${at} AND s.closes_at > ${at})`
  const places = sql`(SELECT quantity FROM stock WHERE race_id = ${raceId} AND kind = 'places')`
  const hasRoom = sql`(NOT ${hasLine(sql`${raceId}`)} AND ${roomOfRace(sql`${raceId}`, at)} >= ${size})`
  const isIn = sql`EXISTS (SELECT 1 FROM waiting WHERE race_id = ${raceId} AND state IN ('waiting', 'offered')
    AND lower(email) = lower(${member.email}))`
  try {
    await prepare(
      db,
      sql`INSERT INTO waiting (race_id, turn, size, member_id, email, locale, token_hash, state, created_at, changed_at)
        SELECT ${raceId}, (SELECT coalesce(max(turn), 0) + 1 FROM waiting WHERE race_id = ${raceId}), ${size}, ${member.id},
          ${member.email}, ${locale}, ${await sha256(token)}, 'waiting', ${at}, ${at}
        WHERE ${isOpen} AND ${size} <= ${places} AND NOT ${hasRoom} AND NOT ${isIn}`,
    ).run()
  } catch (error) {
    // The same form, or the same person, twice at once.
    if (!isUniqueViolation(error)) throw error
  }
  await makeOffers(db, mostOffers, now)
  const turn = await findTurn(db, token, now)
  if (turn !== null) return { state: 'joined', turn }
  const [rows] = await readBatch(db, [
    sql`SELECT ${isOpen} AS "isOpen", ${places} AS places, ${hasRoom} AS "hasRoom", ${isIn} AS "isIn" WHERE ${places} IS NOT NULL`,
  ])
  const [found] = v.parse(facts, rows)
  if (found === undefined) throw new DomainError('not-found')
  return { state: 'refused', reason: reasonOf(found, size) }
}

/** Offers that a change of a line makes at once; the job makes the others. */
export const mostOffers = 10

function reasonOf(
  { isOpen, places, isIn }: v.InferOutput<typeof facts>[number],
  size: number,
): NoTurn {
  if (isOpen === 0) return 'not-open'
  if (isIn === 1) return 'in-line'
  return size > places ? 'too-large' : 'not-full'
}

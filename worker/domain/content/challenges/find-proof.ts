import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { contentDocument } from '../../../../src/model/blocks/content.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { parsedJson } from '../../../db/parsed-json.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'

const proofRow = v.object({
  slug: v.string(),
  content: parsedJson(contentDocument),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  isNamed: v.nullable(v.number()),
  doneOn: v.nullable(v.string()),
})

const raceRow = v.object({
  ...eventNames,
  day: v.string(),
  /** Sport code of spec §9. */
  sport: v.number(),
  metres: v.nullable(v.number()),
  gain: v.nullable(v.number()),
})

/**
 * A certificate with the races that it rests on, by day.
 * @throws DomainError not-found; gone if the member left, took a result back or has no account any more
 */
export async function findProof(db: Database, code: string, locale: Locale) {
  const [found, races] = await readBatch(db, [
    sql`SELECT d.slug, d.content, who.first_name AS "firstName", who.last_name AS "lastName",
        cm.is_named AS "isNamed", cm.done_on AS "doneOn"
      FROM challenge_proof p JOIN document d ON d.id = p.challenge_id
      LEFT JOIN member who ON who.id = p.member_id AND who.blocked_at IS NULL AND who.delete_at IS NULL
      LEFT JOIN challenge_member cm ON cm.member_id = who.id AND cm.challenge_id = p.challenge_id
      WHERE p.code = ${code}`,
    sql`SELECT ${eventNameColumns}, r.day, r.sport, r.metres, r.gain FROM challenge_proof p
      JOIN challenge_member cm ON cm.member_id = p.member_id AND cm.challenge_id = p.challenge_id, json_each(cm.fills) f
      JOIN result r ON r.member_id = cm.member_id AND r.race_id = f.value ->> 'raceId'
      JOIN event ev ON ev.id = r.event_id
      WHERE p.code = ${code} ORDER BY r.day, r.race_id`,
  ])
  const [proof] = v.parse(v.array(proofRow), found)
  if (proof === undefined) throw new DomainError('not-found')
  const { firstName, lastName, isNamed, doneOn } = proof
  if (firstName === null || lastName === null || doneOn === null) throw new DomainError('gone')
  return {
    ...proof,
    doneOn,
    /** Null for a member who did not choose to be named. */
    name: isNamed === 1 ? `${firstName} ${lastName}`.trim() : null,
    races: v.parse(v.array(raceRow), races).map((row) => withName(row, locale)),
  }
}

export type Proof = Awaited<ReturnType<typeof findProof>>

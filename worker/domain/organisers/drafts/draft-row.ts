import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { eventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { represents } from '../people/represents.ts'

const factsColumn = v.pipe(v.string(), v.parseJson(), eventFacts)

const draftRow = v.object({
  id: v.string(),
  eventId: v.nullable(v.number()),
  /** Null for an event that is not published. */
  permalink: v.nullable(v.string()),
  organiserId: v.number(),
  /** ISO date; null for an organiser whose events a moderator publishes. */
  verifiedOn: v.nullable(v.string()),
  state: v.picklist(['editing', 'waiting']),
  base: factsColumn,
  facts: factsColumn,
  version: v.number(),
  updatedAt: v.string(),
  /** 1 if the event, or the draft of a new one, has a picture. */
  pictured: v.number(),
})

export type Draft = v.InferOutput<typeof draftRow>

/** The organisation of draft `d`: that of its event `ev`, which may have changed since, or its own. */
export const organiserOfDraft = sql.raw(
  'CASE WHEN d.event_id IS NULL THEN d.organiser_id ELSE ev.organiser_id END',
)

/** Condition in statements about draft `d` and its event `ev`: the member may edit it. */
export const isEditor = (memberId: number): SQL => represents(memberId, organiserOfDraft)

async function readDraft(db: Database, where: SQL): Promise<Draft | null> {
  const [rows] = await readBatch(db, [
    sql`SELECT d.id, d.event_id AS "eventId", ev.permalink, o.id AS "organiserId", o.verified_on AS "verifiedOn",
        d.state, d.base, d.facts, d.version, d.updated_at AS "updatedAt",
        EXISTS (SELECT 1 FROM event_picture p WHERE (p.event_id = d.event_id OR p.draft_id = d.id)
          AND p.removed_at IS NULL) AS pictured
      FROM event_draft d LEFT JOIN event ev ON ev.id = d.event_id
      JOIN organiser o ON o.id = ${organiserOfDraft} WHERE ${where}`,
  ])
  return v.parse(v.array(draftRow), rows)[0] ?? null
}

/**
 * The draft of an event, by the permalink of the event or its own id.
 * @throws DomainError not-found without one, and for members who do not represent the organiser
 */
export async function findDraft(db: Database, memberId: number, reference: string): Promise<Draft> {
  const named = sql`(d.id = ${reference} OR ev.permalink = ${reference})`
  const draft = await readDraft(db, sql`${named} AND ${isEditor(memberId)}`)
  if (draft === null) throw new DomainError('not-found')
  return draft
}

/** A draft whoever asks, for moderators and commands; null for an unknown one. */
export const findAnyDraft = async (db: Database, id: string): Promise<Draft | null> =>
  await readDraft(db, sql`d.id = ${id}`)

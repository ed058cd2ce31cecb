import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import {
  participantNeeds as needNames,
  participantsPerPage,
  type ParticipantNeed,
} from '../../../../src/model/orders/participants.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { flagColumn, textColumn } from '../people/person-columns.ts'
import { offerColumn } from '../sales/offer.ts'
import { namePatterns } from './name-patterns.ts'
import { participantNeeds } from './participant-needs.ts'

export interface ParticipantQuery {
  /** Race of the edition; null for all. */
  race: number | null
  /** Part of a name or email, a start number or an order number; '' for all. */
  text: string
  need: ParticipantNeed | null
  /** From 1. */
  page: number
}

const saleRow = v.object({ offer: offerColumn, currency: v.string() })
const needs = v.object(v.entriesFromList([...needNames], flagColumn))
const row = v.object({
  entry: v.number(),
  raceId: v.number(),
  state: v.picklist(['draft', 'valid', 'cancelled']),
  number: v.nullable(v.number()),
  givenName: textColumn,
  familyName: textColumn,
  guardian: textColumn,
  note: textColumn,
  orderId: v.string(),
  needs,
})
export type ListedParticipant = v.InferOutput<typeof row>

const countRow = v.object({
  raceId: v.number(),
  /** Places that are not given up, and those of them that are paid. */
  places: v.number(),
  paid: v.number(),
  ...v.entriesFromList([...needNames], v.number()),
})
const raceRow = v.object({
  id: v.number(),
  name: v.string(),
  quantity: v.nullable(v.number()),
  sold: v.nullable(v.number()),
})

export interface Participants {
  races: v.InferOutput<typeof raceRow>[]
  /** By race, of all that are listed. */
  counts: v.InferOutput<typeof countRow>[]
  /** Number of rows that match, and those of the page. */
  total: number
  rows: ListedParticipant[]
}

/** Places of an edition that are paid, wait for the payment or were given up, with the tables that `participantNeeds` reads. */
const listed = (editionId: number): SQL =>
  sql`FROM purchase p JOIN entry e ON e.order_id = p.id JOIN race r ON r.id = e.race_id JOIN edition d ON d.id = p.sale_id
    LEFT JOIN participant t ON t.order_id = e.order_id AND t.ordinal = e.ordinal
    LEFT JOIN start_number s ON s.entry_id = e.id
    WHERE p.sale_id = ${editionId} AND p.state IN ('paid', 'awaiting', 'refunded')`

/** Characters of an order's number without its hyphen: the first of its id, without others than letters and digits. */
const orderNumberSql = sql`substr(upper(replace(replace(p.id, '-', ''), '_', '')), 1, 6)`

function matching(
  { race, text, need }: ParticipantQuery,
  conditions: Record<ParticipantNeed, SQL>,
): SQL {
  const patterns = JSON.stringify(namePatterns(text))
  const isFound =
    text === ''
      ? sql`true`
      : sql`(EXISTS (SELECT 1 FROM json_each(${patterns}) WHERE instr(lower(t.given_name || ' ' || t.family_name || ' ' || t.given_name), value) > 0
            OR instr(lower(t.family_name || t.given_name), value) > 0 OR instr(lower(p.email), value) > 0)
          OR s.number = ${/^\d{1,5}$/u.test(text) ? Number(text) : 0}
          OR ${orderNumberSql} = ${text.replaceAll('-', '').toUpperCase()})`
  return sql`(${race} IS NULL OR e.race_id = ${race}) AND ${isFound} AND ${need === null ? sql`true` : conditions[need]}`
}

/** A page of the participants of an edition with a sale, by start number and name, and the counts of what needs work. */
export async function findParticipants(
  db: Database,
  editionId: number,
  query: ParticipantQuery,
): Promise<Participants> {
  const [sales, races] = await readBatch(db, [
    sql`SELECT offer, currency FROM sale WHERE edition_id = ${editionId}`,
    sql`SELECT r.id, r.name, k.quantity, k.sold FROM race r
      LEFT JOIN stock k ON k.race_id = r.id AND k.kind = 'places'
      WHERE r.edition_id = ${editionId} ORDER BY r.ordinal, r.id`,
  ])
  const [sale] = v.parse(v.array(saleRow), sales)
  const offer = sale?.offer ?? { questions: [], waiver: null }
  const conditions = participantNeeds(offer)
  const flags = sql.join(
    needNames.map((need) => sql`${need}, coalesce(${conditions[need]}, 0)`),
    sql`, `,
  )
  const sums = sql.join(
    needNames.map((need) => sql`coalesce(sum(${conditions[need]}), 0) AS ${sql.identifier(need)}`),
    sql`, `,
  )
  const found = sql`${listed(editionId)} AND ${matching(query, conditions)}`
  const [counts, totals, rows] = await readBatch(db, [
    sql`SELECT e.race_id AS "raceId", sum(e.state <> 'cancelled') AS places, sum(e.state = 'valid') AS paid, ${sums} ${listed(editionId)} GROUP BY e.race_id`,
    sql`SELECT count(*) AS total ${found}`,
    sql`SELECT e.id AS entry, e.race_id AS "raceId", e.state, s.number, t.given_name AS "givenName", t.family_name AS "familyName",
        t.guardian, t.note, p.id AS "orderId", json_object(${flags}) AS needs
      ${found} ORDER BY s.number IS NULL, s.number, lower(t.family_name), lower(t.given_name), e.id
      LIMIT ${participantsPerPage} OFFSET ${(query.page - 1) * participantsPerPage}`,
  ])
  const read = v.parse(
    v.array(v.object({ ...row.entries, needs: v.pipe(v.string(), v.parseJson(), needs) })),
    rows,
  )
  const [total] = v.parse(v.array(v.object({ total: v.number() })), totals)
  const parsed = v.parse(v.array(countRow), counts)
  return {
    races: v.parse(v.array(raceRow), races),
    counts: parsed,
    total: total?.total ?? 0,
    rows: read,
  }
}

import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { represents } from '../../organisers/people/represents.ts'
import type { DraftTable } from '../../publishing/document-kind.ts'
import type { SaleTypes } from './sale-types.ts'

/** Drafts of sales, by the id of the edition. Who represents the organiser of the event may edit them. */
export const saleDrafts: DraftTable<SaleTypes> = {
  table: 'sale_draft',
  columns: { key: 'edition_id', subject: 'edition_id', content: 'facts' },
  joins: sql`JOIN edition e ON e.id = d.edition_id JOIN event ev ON ev.id = e.event_id`,
  isNamed: (reference) => sql`d.edition_id = ${Number(reference) || 0}`,
  mayEdit: (memberId) => represents(memberId, sql`ev.organiser_id`),
  further: { columns: sql`ev.permalink`, row: v.object({ permalink: v.string() }) },
  tableValues: (id) => ({ edition_id: id }),
  isModerated: () => false,
  details: () => ({}),
  whenPublished: () => [],
  whenDiscarded: () => [],
}

import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { contentKinds, type ContentKind } from '../../../../src/model/blocks/content.ts'
import { locales, type Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { memberInitials, openSince } from './presence.ts'

const row = v.object({
  id: v.number(),
  kind: v.picklist(contentKinds),
  slug: v.string(),
  title: v.nullable(v.string()),
  state: v.picklist(['new', 'published', 'withdrawn']),
  updatedAt: v.string(),
  /** State of the draft; null without one. */
  draft: v.nullable(v.picklist(['editing', 'waiting'])),
  draftedAt: v.nullable(v.string()),
  /** ISO instant of the next act, and whether one has failed. */
  scheduledAt: v.nullable(v.string()),
  failed: v.number(),
  /** Number of languages in which a text is missing. */
  incomplete: v.number(),
  /** Initials of the others who have it open. */
  openBy: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
})

export type DeskRow = v.InferOutput<typeof row>

interface Reader {
  memberId: number
  /** Language of the titles, else English. */
  locale: Locale
  now: Date
}

/** Documents of some kinds for the desk, those with a draft first. */
export async function listDesk(
  db: Database,
  kinds: readonly ContentKind[],
  { memberId, locale, now }: Reader,
): Promise<DeskRow[]> {
  const [rows] = await readBatch(db, [
    sql`SELECT document.id, kind, slug, document.state, document.updated_at AS "updatedAt",
      coalesce(
        (SELECT title FROM document_locale WHERE document_id = document.id AND locale = ${locale}),
        (SELECT title FROM document_locale WHERE document_id = document.id AND locale = 'en'),
        d.content -> 'title' ->> ${locale}, d.content -> 'title' ->> 'en') AS title,
      d.state AS draft, d.updated_at AS "draftedAt",
      (SELECT min(at) FROM document_schedule s WHERE s.document_id = document.id) AS "scheduledAt",
      (SELECT count(failed) FROM document_schedule s WHERE s.document_id = document.id) AS failed,
      ${sql.raw(String(locales.length))} - (SELECT count(*) FROM document_locale l
        WHERE l.document_id = document.id AND l.missing = 0) AS incomplete,
      (SELECT json_group_array(${memberInitials}) FROM desk_presence p JOIN member ON member.id = p.member_id
        WHERE p.document_id = document.id AND p.member_id <> ${memberId}
          AND p.seen_at >= ${openSince(now)}) AS "openBy"
      FROM document LEFT JOIN document_draft d ON d.document_id = document.id
      WHERE kind IN (SELECT value FROM json_each(${JSON.stringify(kinds)}))
      ORDER BY d.document_id IS NULL, kind DESC, slug`,
  ])
  return v.parse(v.array(row), rows)
}

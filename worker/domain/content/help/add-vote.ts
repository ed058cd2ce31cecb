import { sql } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

/** Counts whether an answer helped. An unknown or withdrawn answer changes nothing. */
export async function addHelpVote(
  db: Database,
  { slug, locale, hasHelped }: { slug: string; locale: Locale; hasHelped: boolean },
  now: Date,
): Promise<void> {
  const [yes, no] = hasHelped ? [1, 0] : [0, 1]
  await prepare(
    db,
    sql`INSERT INTO help_vote (document_id, day, locale, yes, no)
      SELECT id, ${now.toISOString().slice(0, 10)}, ${locale}, ${yes}, ${no} FROM document
      WHERE kind = 'help' AND slug = ${slug} AND state = 'published'
      ON CONFLICT DO UPDATE SET yes = yes + excluded.yes, no = no + excluded.no`,
  ).run()
}

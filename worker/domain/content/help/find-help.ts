import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { contentDocument, type ContentDocument } from '../../../../src/model/blocks/content.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { searchTerms } from '../search-terms.ts'

const row = v.object({
  slug: v.string(),
  content: v.pipe(v.string(), v.parseJson(), contentDocument),
})

export interface HelpAnswer {
  slug: string
  content: ContentDocument
}

/**
 * Answers that have all words of a text in the language, or in English where the language lacks the answer; those with
 * more of the words in the question first. All answers for a text without words.
 */
export async function findHelp(
  db: Database,
  { locale, text }: { locale: Locale; text: string },
): Promise<HelpAnswer[]> {
  const terms = JSON.stringify(searchTerms(text))
  const [rows] = await readBatch(db, [
    sql`SELECT d.slug, d.content FROM document d
      JOIN document_locale l ON l.document_id = d.id AND l.locale = coalesce(
        (SELECT locale FROM document_locale WHERE document_id = d.id AND locale = ${locale}), 'en')
      WHERE d.kind = 'help' AND d.state = 'published'
        AND NOT EXISTS (SELECT 1 FROM json_each(${terms}) WHERE instr(l.folded, value) = 0)
      ORDER BY (SELECT count(*) FROM json_each(${terms}) WHERE instr(l.folded_title, value) > 0) DESC, d.id`,
  ])
  return v.parse(v.array(row), rows)
}

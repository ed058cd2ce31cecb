import { sql, type SQL } from 'drizzle-orm'
import {
  contentLocales,
  missingTexts,
  wordsOf,
} from '../../../../src/model/blocks/missing-texts.ts'
import type { ContentDocument } from '../../../../src/model/blocks/content.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import { foldWords } from '../../../search/text/fold.ts'
import { markPublishedPictures } from '../pictures/add-picture.ts'
import { articleStatements } from './article-statements.ts'
import type { DocumentName } from './document-types.ts'

/** Folded words, with a space before each, as they are searched. */
export const folded = (text: string): string =>
  foldWords(text, true)
    .map((word) => ` ${word}`)
    .join('')

/** Statement by which isolates learn that documents have changed (worker/pages/content-mark.ts). */
export const raiseContentMark = (): SQL =>
  sql`INSERT INTO content_mark (id, mark) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET mark = mark + 1`

/** Texts to read again, by language: paths without the language. */
export type OutdatedTexts = Readonly<Partial<Record<Locale, readonly string[]>>>

/** Statements that write a published document and what is derived from it. */
export function documentStatements(
  id: number,
  { kind, slug }: DocumentName,
  content: ContentDocument,
  outdated: OutdatedTexts,
  now: Date,
): SQL[] {
  const at = now.toISOString()
  const stated = content.article?.day ?? null
  const publishedAt = stated === null ? at : `${stated}T00:00:00.000Z`
  const rows = contentLocales(content).map((locale) => ({
    locale,
    title: content.title[locale],
    summary: content.summary[locale] ?? '',
    foldedTitle: folded(content.title[locale] ?? ''),
    folded: folded(wordsOf(content, locale)),
    missing: missingTexts(content, locale).length,
    outdated: JSON.stringify(outdated[locale] ?? []),
  }))
  return [
    sql`INSERT INTO document (id, kind, slug, state, content, published_at, updated_at)
      VALUES (${id}, ${kind}, ${slug}, 'published', ${JSON.stringify(content)}, ${publishedAt}, ${at})
      ON CONFLICT (id) DO UPDATE SET content = excluded.content, updated_at = excluded.updated_at,
        published_at = iif(${stated} IS NULL AND state <> 'new', published_at, excluded.published_at),
        state = iif(state = 'new', 'published', state)`,
    sql`DELETE FROM document_locale WHERE document_id = ${id}`,
    sql`INSERT INTO document_locale (document_id, locale, title, summary, folded_title, folded, missing, outdated)
      SELECT ${id}, value ->> 'locale', value ->> 'title', value ->> 'summary', value ->> 'foldedTitle', value ->> 'folded', value ->> 'missing',
        value ->> 'outdated'
      FROM json_each(${JSON.stringify(rows)})`,
    ...articleStatements(id, content),
    markPublishedPictures(id, content),
    raiseContentMark(),
  ]
}

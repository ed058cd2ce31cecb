import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import {
  contentDocument,
  contentKinds,
  contentShape,
  type ContentDocument,
} from '../../../../src/model/blocks/content.ts'
import { missingTexts } from '../../../../src/model/blocks/missing-texts.ts'
import { flattenDocument } from '../../../../src/model/documents/paths.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { readBatch } from '../../../db/read-batch.ts'

const row = v.object({
  id: v.number(),
  kind: v.picklist(contentKinds),
  slug: v.string(),
  content: v.pipe(v.string(), v.parseJson(), contentDocument),
  outdated: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  isDraft: v.number(),
})

/** A text that a language lacks, or that was translated from an earlier English one. */
export interface TextToTranslate {
  /** Path without the language. */
  path: string
  state: 'missing' | 'outdated'
  english: unknown
  present: unknown
}

export interface DocumentToTranslate {
  id: number
  kind: v.InferOutput<typeof row>['kind']
  slug: string
  content: ContentDocument
  hasDraft: boolean
  texts: TextToTranslate[]
}

/** Documents with texts that a language lacks or should read again, as their drafts have them. */
export async function findTextsToTranslate(
  db: Database,
  locale: Locale,
): Promise<DocumentToTranslate[]> {
  const [rows] = await readBatch(db, [
    sql`SELECT document.id, kind, slug, coalesce(d.content, document.content) AS content,
        coalesce(l.outdated, '[]') AS outdated, d.document_id IS NOT NULL AS "isDraft"
      FROM document LEFT JOIN document_draft d ON d.document_id = document.id
        LEFT JOIN document_locale l ON l.document_id = document.id AND l.locale = ${locale}
      WHERE document.state <> 'withdrawn'
        AND (l.missing > 0 OR l.missing IS NULL OR l.outdated <> '[]' OR d.document_id IS NOT NULL)
      ORDER BY kind DESC, slug`,
  ])
  return v.parse(v.array(row), rows).flatMap(({ id, kind, slug, content, outdated, isDraft }) => {
    const values = flattenDocument(contentShape, content)
    const textOf = (path: string, state: TextToTranslate['state']): TextToTranslate[] => {
      const english = values.get(`${path}.en`)
      const present = values.get(`${path}.${locale}`) ?? null
      return english === undefined ? [] : [{ path, state, english, present }]
    }
    const texts = [
      ...missingTexts(content, locale).flatMap((path) => textOf(path, 'missing')),
      ...outdated.flatMap((path) => textOf(path, 'outdated')),
    ]
    return texts.length === 0 ? [] : [{ id, kind, slug, content, hasDraft: isDraft === 1, texts }]
  })
}

/** Records that a translation still says what its English text says. */
export async function markAsRead(
  db: Database,
  { documentId, locale, path }: { documentId: number; locale: Locale; path: string },
): Promise<void> {
  await prepare(
    db,
    sql`UPDATE document_locale SET outdated = (SELECT json_group_array(value) FROM json_each(outdated) WHERE value <> ${path})
      WHERE document_id = ${documentId} AND locale = ${locale}`,
  ).run()
}

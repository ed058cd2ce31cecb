import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { locales, type Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { OutdatedTexts } from './document-statements.ts'

const row = v.object({
  locale: v.picklist(locales),
  outdated: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
})

/** Texts of a document whose English has changed since they were translated. */
export async function findOutdated(db: Database, id: number): Promise<OutdatedTexts> {
  const [rows] = await readBatch(db, [
    sql`SELECT locale, outdated FROM document_locale WHERE document_id = ${id} AND outdated <> '[]'`,
  ])
  return Object.fromEntries(
    v.parse(v.array(row), rows).map(({ locale, outdated }) => [locale, outdated]),
  )
}

/**
 * Texts to read again once a document is published: those of before, and those whose English changes without them.
 * @param changed paths that change
 * @param texts paths that have a text afterwards
 */
export function outdatedAfter(
  before: OutdatedTexts,
  changed: readonly string[],
  texts: ReadonlySet<string>,
): OutdatedTexts {
  const changes = new Set(changed)
  const english = changed.flatMap((path) => (path.endsWith('.en') ? [path.slice(0, -3)] : []))
  const outdatedIn = (locale: Locale) =>
    [...new Set([...(before[locale] ?? []), ...english])].filter(
      (path) => texts.has(`${path}.${locale}`) && !changes.has(`${path}.${locale}`),
    )
  return Object.fromEntries(
    locales.flatMap((locale) => (locale === 'en' ? [] : [[locale, outdatedIn(locale)]])),
  )
}

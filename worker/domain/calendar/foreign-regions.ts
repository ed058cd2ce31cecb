import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../src/model/locales.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'
import { criteriaSegments, parseCriteria } from './criteria.ts'
import { findPlaces, textsByLocale } from './find-places.ts'

const regionRow = v.object({ words: textsByLocale })

/**
 * Translate the region words of other languages in a calendar path that was not found.
 * @param segments decoded, in the language of `locale` except for the regions
 * @returns segments in canonical order; null if no region word is of another language, if it names several regions of
 *   its country, or if the path has another unknown word
 */
export async function translateRegions(
  db: Database,
  segments: readonly string[],
  locale: Locale,
): Promise<string[] | null> {
  const parsed = parseCriteria(segments, locale)
  if (!parsed.ok || parsed.criteria.places.length === 0) return null
  const { country, places } = parsed.criteria
  // Words of regions are in lower case, in all scripts.
  const typed = places.map((word) => word.toLowerCase())
  const [rows] = await readBatch(db, [
    sql`SELECT slugs AS words FROM region WHERE country = ${country}
      AND EXISTS (SELECT 1 FROM json_each(slugs) WHERE value IN (SELECT value FROM json_each(${JSON.stringify(typed)})))`,
  ])
  const regions = v.parse(v.array(regionRow), rows)
  const local = typed.map((word, i) => {
    const named = regions.filter(({ words }) => Object.values(words).includes(word))
    const [only] = named
    const words = named.length === 1 ? only?.words : undefined
    return words?.[locale] ?? words?.en ?? places[i] ?? word
  })
  if (local.every((word, i) => word === places[i])) return null
  const criteria = { ...parsed.criteria, places: local }
  const query = { criteria, near: null, organiser: null }
  const found = await findPlaces({ db, locale, here: null }, query).catch((error: unknown) => {
    if (error instanceof DomainError) return null
    throw error
  })
  return found === null ? null : criteriaSegments(found.criteria, locale)
}

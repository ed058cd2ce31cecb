import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { locales, type Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { foldWords } from '../../../search/text/fold.ts'
import type { DocumentName } from './document-types.ts'

const row = v.object({
  slug: v.string(),
  title: v.string(),
  locale: v.picklist(locales),
})

export type NearDocument = v.InferOutput<typeof row>

const shown = 3
/** Pairs of letters that an address and a name must share, of all pairs in both. */
const leastShare = 0.45

function pairsOf(text: string): string[] {
  const letters = Array.from(text)
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

/** Share of equal pairs of letters in two texts, 0 to 1 (Dice). */
export function likeness(a: string, b: string): number {
  const [first, second] = [pairsOf(a), pairsOf(b)]
  const rest = new Map<string, number>()
  for (const pair of second) rest.set(pair, (rest.get(pair) ?? 0) + 1)
  let shared = 0
  for (const pair of first) {
    const left = rest.get(pair) ?? 0
    if (left > 0) shared += 1
    rest.set(pair, left - 1)
  }
  return first.length + second.length === 0 ? 0 : (2 * shared) / (first.length + second.length)
}

const words = (text: string): string => foldWords(text, true).join(' ')

/**
 * Published documents of a kind whose address or title is like an unknown address, at most three, the nearest first. Titles are
 * in the language of the reader, else in English.
 */
export async function findNearDocuments(
  db: Database,
  { kind, slug }: DocumentName,
  locale: Locale,
  now: Date,
): Promise<NearDocument[]> {
  const [rows] = await readBatch(db, [
    sql`SELECT d.slug, l.title, l.locale FROM document d JOIN document_locale l ON l.document_id = d.id
      WHERE d.kind = ${kind} AND d.state = 'published' AND d.published_at <= ${now.toISOString()}
        AND l.locale IN (${locale}, 'en')`,
  ])
  const typed = words(slug.replaceAll('-', ' '))
  const named = Map.groupBy(v.parse(v.array(row), rows), (each) => each.slug)
  const found = [...named.values()].flatMap((titles) => {
    const [first] = titles.toSorted((a) => (a.locale === locale ? -1 : 1))
    if (first === undefined) return []
    const names = [first.slug.replaceAll('-', ' '), ...titles.map(({ title }) => title)]
    return [{ first, share: Math.max(...names.map((name) => likeness(typed, words(name)))) }]
  })
  return found
    .filter(({ share }) => share >= leastShare)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, shown)
    .map(({ first }) => first)
}

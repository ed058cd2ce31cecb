import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { isDraftId } from '../../../../src/model/event/draft-ids.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { asciiSlug } from '../../catalogue/names/ascii-slug.ts'

/** Words with a meaning of their own behind /event/ and /organiser-events/. */
const reserved = new Set([
  'signup',
  'welcome',
  'new',
  'import',
  'corrections',
  'media',
  'draft',
  'event',
])

const slugMaximumCharacters = 80

/** Permalink that an event's name gives; one without a letter of ASCII is called `event`. */
export function slugOfName(name: string): string {
  const slug = asciiSlug(name).slice(0, slugMaximumCharacters).replace(/-+$/u, '')
  const isFree = slug !== '' && !reserved.has(slug) && !isDraftId(slug)
  return isFree ? slug : `event-${slug}`.replace(/-$/u, '')
}

/** A permalink that no event has: that of the name, else the first free one with a number, from 2. */
export async function freePermalink(db: Database, name: string): Promise<string> {
  const slug = slugOfName(name)
  const [rows] = await readBatch(db, [
    sql`SELECT permalink FROM event WHERE permalink = ${slug} OR permalink GLOB ${`${slug}-[0-9]*`}`,
  ])
  const taken = new Set(
    v.parse(v.array(v.object({ permalink: v.string() })), rows).map(({ permalink }) => permalink),
  )
  if (!taken.has(slug) && !reserved.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

import { readContent, type ContentFolder } from '../content-files/read-content.ts'
import { createDatabase } from '../db/client.ts'
import { loadShipped } from '../domain/content/documents/load-shipped.ts'
import { createClock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { checkChallenges } from './check-challenges.ts'

/** Publishes the shipped documents and prints what changed. */
export async function loadContent(
  settings: Settings,
  folders: readonly ContentFolder[] = readContent(),
): Promise<void> {
  const db = createDatabase(settings.DB)
  const now = createClock(settings).now()
  const counts = { nothing: 0, created: 0, updated: 0, merged: 0 }
  for (const { kind, slug, content, digest } of folders) {
    const outcome = await loadShipped(db, { name: { kind, slug }, content, digest }, now)
    counts[outcome.did] += 1
    if (outcome.did === 'merged')
      console.log(`${kind}/${slug}: texts of this site stay at ${outcome.declined.join(', ')}`)
  }
  const { created, updated, merged, nothing } = counts
  console.log(
    `content: ${created} new, ${updated + merged} updated, ${nothing} unchanged of ${folders.length} pages and answers`,
  )
  const { lines, failed } = await checkChallenges(db, folders, createClock(settings).today())
  for (const line of lines)
    if (failed.some((slug) => line.startsWith(`challenge/${slug}:`))) console.log(line)
}

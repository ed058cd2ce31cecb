import type { Database } from '../db/client.ts'
import {
  droppedPictures,
  forgetPictures,
  knownPictures,
} from '../domain/accounts/media/unused-pictures.ts'
import type { Settings } from '../settings/env.ts'

/** The day of the last look at the store, and the key it has come to; "2026-11-21 " when it was through. */
const placeKey = 'media:swept'
const filesARun = 1000
/** A file is this old before it counts as one that no row will have. */
const graceMs = 3_600_000

async function removeDropped(files: R2Bucket, db: Database): Promise<void> {
  const ids = await droppedPictures(db)
  if (ids.length === 0) return
  // The rows go last: a file that could not be deleted is tried again.
  await files.delete(ids)
  await forgetPictures(db, ids)
}

async function removeOrphans(
  files: R2Bucket,
  kv: KVNamespace,
  db: Database,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  const [day, place] = ((await kv.get(placeKey)) ?? '').split(' ')
  if (day === today && place === '') return
  // A look that a day was too short for goes on where it was.
  const after = place === undefined || place === '' ? {} : { startAfter: place }
  const { objects, truncated } = await files.list({ limit: filesARun, ...after })
  const old = objects
    .filter(({ uploaded }) => now.getTime() - uploaded.getTime() > graceMs)
    .map(({ key }) => key)
  const known = await knownPictures(db, old)
  const orphans = old.filter((key) => !known.has(key))
  if (orphans.length > 0) await files.delete(orphans)
  await kv.put(placeKey, `${today} ${truncated ? (objects.at(-1)?.key ?? '') : ''}`)
}

/**
 * Deletes the files of dropped pictures, a hundred a run, and once a day those that no row has: an upload that failed
 * half way left them. A run looks at a thousand files; the next goes on. Without a store there is nothing to do.
 */
export async function sweepMedia(
  { MEDIA, KV }: Pick<Settings, 'MEDIA' | 'KV'>,
  db: Database,
  now: Date,
): Promise<void> {
  if (MEDIA === undefined) return
  await removeDropped(MEDIA, db)
  await removeOrphans(MEDIA, KV, db, now)
}

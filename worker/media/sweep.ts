import type { Database } from '../db/client.ts'
import {
  droppedPictures,
  deletePictureRows,
  picturesWithRows,
} from '../domain/accounts/media/unused-pictures.ts'
import type { Settings } from '../settings/env.ts'

/** KV key of the sweep's progress: its day and the last listed file; "2026-11-21 " once all files were listed. */
const progressKey = 'media:swept'
const filesPerRun = 1000
/** Younger files are not deleted, because their row may not be written yet. */
const graceMs = 3_600_000

async function deleteDropped(files: R2Bucket, db: Database): Promise<void> {
  const ids = await droppedPictures(db)
  if (ids.length === 0) return
  // The rows are deleted last, so that a file that could not be deleted is tried again.
  await files.delete(ids)
  await deletePictureRows(db, ids)
}

async function deleteOrphans(
  files: R2Bucket,
  kv: KVNamespace,
  db: Database,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  const [day, lastKey] = ((await kv.get(progressKey)) ?? '').split(' ')
  if (day === today && lastKey === '') return
  // A sweep that was not finished yesterday continues where it stopped.
  const after = lastKey === undefined || lastKey === '' ? {} : { startAfter: lastKey }
  const { objects, truncated } = await files.list({ limit: filesPerRun, ...after })
  const old = objects
    .filter(({ uploaded }) => now.getTime() - uploaded.getTime() > graceMs)
    .map(({ key }) => key)
  const known = await picturesWithRows(db, old)
  const orphans = old.filter((key) => !known.has(key))
  if (orphans.length > 0) await files.delete(orphans)
  await kv.put(progressKey, `${today} ${truncated ? (objects.at(-1)?.key ?? '') : ''}`)
}

/**
 * Deletes the files of dropped pictures, a hundred per run, and once a day the files without a row, which failed
 * uploads leave behind. A run lists a thousand files and the next run continues. Does nothing without a store.
 */
export async function sweepMedia(
  { MEDIA, KV }: Pick<Settings, 'MEDIA' | 'KV'>,
  db: Database,
  now: Date,
): Promise<void> {
  if (MEDIA === undefined) return
  await deleteDropped(MEDIA, db)
  await deleteOrphans(MEDIA, KV, db, now)
}

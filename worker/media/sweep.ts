import type { Database } from '../db/client.ts'
import { avatarFiles } from '../domain/accounts/media/avatar-files.ts'
import { filesPerStatement, type StoredFiles } from '../domain/accounts/media/stored-files.ts'
import { documentPictureFiles } from '../domain/content/pictures/document-picture-files.ts'
import { pagePictureFiles } from '../domain/organisers/page-pictures/page-picture-files.ts'
import { eventPictureFiles } from '../domain/organisers/pictures/event-picture-files.ts'
import type { Settings } from '../settings/env.ts'

/** Every table with rows of stored files. */
const allFiles: readonly StoredFiles[] = [
  avatarFiles,
  eventPictureFiles,
  pagePictureFiles,
  documentPictureFiles,
]

/** KV key of the sweep's progress: its day and the last listed file; "2026-11-21 " once all files were listed. */
const progressKey = 'media:swept'
const filesPerRun = 1000
/** Younger files are not deleted, because their row may not be written yet. */
const graceMs = 3_600_000

async function deleteDropped(store: R2Bucket, db: Database, now: Date): Promise<void> {
  for (const { droppedFiles, deleteRows } of allFiles) {
    const files = await droppedFiles(db, now)
    if (files.length === 0) continue
    // The rows are deleted last, so that a file that could not be deleted is tried again.
    await store.delete(files)
    await deleteRows(db, files)
  }
}

/** Those of the files that have a row, in queries of as many as a statement takes. */
async function filesWithRows(db: Database, files: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let at = 0; at < files.length; at += filesPerStatement) {
    const some = files.slice(at, at + filesPerStatement)
    const found = await Promise.all(allFiles.map(({ knownFiles }) => knownFiles(db, some)))
    for (const file of found.flat()) known.add(file)
  }
  return known
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
  const known = await filesWithRows(db, old)
  const orphans = old.filter((key) => !known.has(key))
  if (orphans.length > 0) await files.delete(orphans)
  await kv.put(progressKey, `${today} ${truncated ? (objects.at(-1)?.key ?? '') : ''}`)
}

/**
 * Deletes the files of dropped pictures, a hundred of each table per run, and once a day the files without a row, which failed
 * uploads leave behind. A run lists a thousand files and the next run continues. Does nothing without a store.
 */
export async function sweepMedia(
  { MEDIA, KV }: Pick<Settings, 'MEDIA' | 'KV'>,
  db: Database,
  now: Date,
): Promise<void> {
  if (MEDIA === undefined) return
  await deleteDropped(MEDIA, db, now)
  await deleteOrphans(MEDIA, KV, db, now)
}

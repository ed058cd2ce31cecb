import * as v from 'valibot'

const part = v.object({
  file: v.string(),
  rows: v.number(),
  /** Bytes of the file. */
  bytes: v.number(),
  /** Of the file, in hexadecimal digits. */
  sha256: v.string(),
})

const object = v.object({
  key: v.string(),
  etag: v.string(),
  /** Media type; '' if none is stored. */
  type: v.string(),
  ...part.entries,
})

/** The list of a backup's files, in `manifest.json` beside them. It is not encrypted: it has no content, only names and numbers. */
export const manifest = v.object({
  format: v.literal(1),
  /** ISO instant at which it began. */
  at: v.string(),
  version: v.string(),
  /** Number of the newest migration, such as `0068`. */
  schema: v.string(),
  /** In the order in which they are restored. */
  tables: v.array(
    v.object({ name: v.string(), columns: v.array(v.string()), parts: v.array(part) }),
  ),
  /** Pairs of the KV namespace, as JSON lines of key and value. */
  pairs: v.array(part),
  /** Pictures of the R2 bucket. */
  objects: v.array(object),
})

export type Manifest = v.InferOutput<typeof manifest>
export type Part = v.InferOutput<typeof part>
export type StoredObject = v.InferOutput<typeof object>

export const manifestName = 'manifest.json'

/** A backup that cannot be written, or cannot be read as it is. The message says what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

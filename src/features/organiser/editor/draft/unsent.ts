import { type DocumentChange, documentChange } from '../../../../model/documents/change.ts'
import * as v from 'valibot'
import { localStore } from '../../../../browser/storage.ts'
import type { DocumentConflict } from '../../../../model/documents/conflict.ts'
import { storedDraftKey } from '../../../../model/members/stored-values.ts'

/** Changes that the server does not have yet, in this browser: they outlive a reload, the session and the network. */
export interface Unsent {
  changes: DocumentChange[]
  /** Changes that met another person's, until one of both is chosen. */
  conflicts: DocumentConflict[]
  /** Time of the last change, in milliseconds since 1970. */
  at: number
}

const conflict = v.strictObject({
  path: v.string(),
  base: v.unknown(),
  mine: v.unknown(),
  theirs: v.unknown(),
})

const stored = v.record(
  v.string(),
  v.strictObject({
    changes: v.array(documentChange),
    conflicts: v.array(conflict),
    at: v.number(),
  }),
)

const lifeMs = 30 * 24 * 3600 * 1000

function readAll(): Record<string, Unsent> {
  const read = v.safeParse(stored, localStore.get(storedDraftKey))
  return read.success ? read.output : {}
}

/** Changes of a draft that were not sent; null without any. */
export const readUnsent = (draft: string): Unsent | null => readAll()[draft] ?? null

/** Stores the changes of a draft that are not sent; none removes them. */
export function keepUnsent(draft: string, unsent: Unsent): void {
  const others = Object.fromEntries(Object.entries(readAll()).filter(([id]) => id !== draft))
  const isEmpty = unsent.changes.length === 0 && unsent.conflicts.length === 0
  const next = isEmpty ? others : { ...others, [draft]: unsent }
  if (Object.keys(next).length === 0) localStore.remove(storedDraftKey)
  else localStore.set(storedDraftKey, next, lifeMs)
}

/** Forgets the changes of a draft that was published or discarded. */
export const discardUnsent = (draft: string): void =>
  keepUnsent(draft, { changes: [], conflicts: [], at: 0 })

import type { StoredRecord } from './search-rules.ts'
import type { StoredSettings } from './request-rules.ts'

/** Indexes and tasks of the stand-in. Writes become tasks, which run in order before the next request is answered. */

export interface StoredIndex {
  uid: string
  primaryKey: string | null
  /** Moves with the records in a swap. */
  createdAt: string
  records: Map<number, StoredRecord>
  settings: StoredSettings
}

interface TaskError {
  message: string
  code: string
  type: string
  link: string
}

export interface StoredTask {
  uid: number
  indexUid: string | null
  status: 'enqueued' | 'processing' | 'succeeded' | 'failed'
  type: string
  error: TaskError | null
  details: Record<string, unknown>
}

/** A task that fails with a code of the server. */
export class TaskFailure extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export function createStore() {
  const indexes = new Map<string, StoredIndex>()
  const tasks: (StoredTask & { run: () => void })[] = []
  /** True while tasks stay enqueued. */
  let held = false

  const enqueue = (type: string, indexUid: string | null, run: () => void): StoredTask => {
    const task = {
      uid: tasks.length,
      indexUid,
      status: 'enqueued' as const,
      type,
      error: null,
      details: {},
      run,
    }
    tasks.push(task)
    return task
  }
  const runTasks = (): void => {
    if (held) return
    for (const task of tasks.filter(({ status }) => status === 'enqueued')) {
      try {
        task.run()
        task.status = 'succeeded'
      } catch (error) {
        if (!(error instanceof TaskFailure)) throw error
        const { code, message } = error
        task.status = 'failed'
        task.error = {
          message,
          code,
          type: code === 'internal' ? 'internal' : 'invalid_request',
          link: '',
        }
      }
    }
  }
  return {
    indexes,
    tasks,
    enqueue,
    runTasks,
    /** Leaves tasks enqueued until released. */
    hold: (value: boolean) => {
      held = value
    },
  }
}
export type Store = ReturnType<typeof createStore>

let created = 0

export const emptyIndex = (uid: string, primaryKey: string | null): StoredIndex => ({
  uid,
  primaryKey,
  createdAt: new Date(Date.UTC(2026, 10, 22) + created++).toISOString(),
  records: new Map(),
  settings: {},
})

export function existingIndex(store: Store, uid: string): StoredIndex {
  const index = store.indexes.get(uid)
  if (index === undefined) throw new TaskFailure('index_not_found', `Index \`${uid}\` not found.`)
  return index
}

/** Adds or replaces records, all of them or none. */
export function writeRecords(
  index: StoredIndex,
  records: readonly StoredRecord[],
  refusedIds: ReadonlySet<number>,
): void {
  for (const record of records) {
    const { id } = record
    if (id === undefined)
      throw new TaskFailure('missing_document_id', 'Document doesn’t have a `id` attribute')
    if (typeof id !== 'number' || !Number.isInteger(id))
      throw new TaskFailure(
        'invalid_document_id',
        'The document’s identifier is not a whole number.',
      )
    if (!JSON.stringify(record).isWellFormed() || /\\ud[89a-f]/iu.test(JSON.stringify(record)))
      throw new TaskFailure('internal', 'Internal: unexpected end of hex escape')
    if (refusedIds.has(id))
      throw new TaskFailure(
        'invalid_document_geo_field',
        `Could not parse latitude in the document with the id: "${id}".`,
      )
  }
  for (const record of records) index.records.set(Number(record['id']), record)
}

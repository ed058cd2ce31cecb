import { type DocumentChange, documentChange } from '../../../model/documents/change.ts'
import * as v from 'valibot'
import { localStore } from '../../../browser/storage.ts'
import { documentConflict, type DocumentConflict } from '../../../model/documents/conflict.ts'
import { storedDraftKey } from '../../../model/members/stored-values.ts'
import { eventFacts, type EventFacts } from '../../../model/schemas/event/event-facts.ts'

/** Changes that the server does not have yet, in this browser: they outlive a reload, the session and the network. */
export interface Unsent {
  /** Id of the draft that the changes were made in. */
  draft: string
  changes: DocumentChange[]
  /** Changes that met another person's, until one of both is chosen. */
  conflicts: DocumentConflict[]
  /** All facts of a new event, whose draft a colleague may discard; null for a published one. */
  facts: EventFacts | null
  /** Time of the last change, in milliseconds since 1970. */
  at: number
}

const stored = v.strictObject({
  draft: v.string(),
  changes: v.array(documentChange),
  conflicts: v.array(documentConflict),
  facts: v.nullable(eventFacts),
  at: v.number(),
})

const lifeMs = 30 * 24 * 3600 * 1000

/** Key of what one open editor has not sent: by event, so that it is found when the event has another draft by then. */
const keyOf = (event: string, editor: string): string => `${storedDraftKey}:${event}:${editor}`

/** Names of the open editors of this browser, each of which holds a lock. Without locks none is known. */
async function openEditors(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name }) => name ?? ''))
}

/** Changes that closed editors of this browser did not send, of the event with any of these names, the oldest first. */
export async function leftUnsent(
  events: readonly string[],
): Promise<{ key: string; unsent: Unsent }[]> {
  const open = await openEditors()
  return localStore
    .keys(`${storedDraftKey}:`)
    .flatMap((key) => {
      const [, event = '', editor = ''] = key.split(':')
      if (!events.includes(event) || open.has(`${storedDraftKey}:${editor}`)) return []
      const read = v.safeParse(stored, localStore.get(key))
      return read.success ? [{ key, unsent: read.output }] : []
    })
    .toSorted((a, b) => a.unsent.at - b.unsent.at)
}

/** Names of the events of which something was not sent: permalinks, and ids of drafts of new events. */
export const eventsWithUnsent = (): string[] => [
  ...new Set(localStore.keys(`${storedDraftKey}:`).map((key) => key.split(':')[1] ?? '')),
]

export const forgetUnsent = (key: string): void => localStore.remove(key)

/** Place of what an open editor has not sent. Two tabs with one event have one each, and neither overwrites the other's. */
export interface UnsentPlace {
  keep(unsent: Unsent): void
  /** From now on it is stored for an event with another name: a new event gets its permalink. */
  moveTo(event: string): void
  forget(): void
  /** Leaves what is stored to the next editor of the event. */
  close(): void
}

export function openUnsentPlace(event: string): UnsentPlace {
  const editor = crypto.randomUUID()
  let key = keyOf(event, editor)
  let last: Unsent | null = null
  let close = () => {}
  if ('locks' in navigator) {
    const held = new Promise<void>((resolve) => {
      close = resolve
    })
    void navigator.locks.request(`${storedDraftKey}:${editor}`, async () => await held)
  }
  const keep = (unsent: Unsent) => {
    last = unsent
    if (unsent.changes.length === 0 && unsent.conflicts.length === 0) localStore.remove(key)
    else localStore.set(key, unsent, lifeMs)
  }
  return {
    keep,
    moveTo(next) {
      const former = key
      key = keyOf(next, editor)
      if (key === former) return
      if (last !== null) keep(last)
      localStore.remove(former)
    },
    forget: () => localStore.remove(key),
    close: () => close(),
  }
}

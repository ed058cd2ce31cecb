import type { DocumentChange } from '../../../model/documents/change.ts'
import type { DocumentConflict } from '../../../model/documents/conflict.ts'
import { mergeDocuments } from '../../../model/documents/merge.ts'
import {
  flattenDocument,
  unflattenDocument,
  type PathValues,
} from '../../../model/documents/paths.ts'
import {
  valuesWithReplacedKeys,
  type ReplacedKeys,
} from '../../../model/documents/replaced-keys.ts'
import { isSameValue } from '../../../model/documents/same-value.ts'
import type { DocumentShape } from '../../../model/documents/shape.ts'
import type { EventFacts } from '../../../model/schemas/event/event-facts.ts'

type Listener = () => void

/** Values of a draft as they are edited, by path. A field subscribes to its own path and renders alone. */
export interface DraftStore<Doc extends object = EventFacts> {
  /** The value; null for a fact that is not stated. */
  get(path: string): unknown
  facts(): Doc
  /** The facts that the server holds. */
  sent(): Doc
  set(path: string, value: unknown): void
  /** Replaces the facts: for entries that are added, removed or moved. */
  update(change: (facts: Doc) => Doc): void
  /** Changes that the server does not have yet. */
  changes(): DocumentChange[]
  /** Marks changes as held by the server. */
  acknowledge(changes: readonly DocumentChange[]): void
  /**
   * Takes the server's facts over, with what is not sent yet applied to them. In a conflict the server's value stays.
   * @param keys keys that entries got since
   */
  rebase(theirs: Doc, keys?: ReplacedKeys): DocumentConflict[]
  /** Takes the server to hold other facts than before: all that differs from them is not sent. */
  compareWith(theirs: Doc): void
  /** @param path null for every change @returns a function to unsubscribe */
  subscribe(path: string | null, listener: Listener): () => void
}

/** @param shape of the documents */
export function createDraftStore<Doc extends object>(
  shape: DocumentShape<Doc>,
  first: Doc,
): DraftStore<Doc> {
  let values: PathValues = flattenDocument(shape, first)
  let sent: PathValues = new Map(values)
  let facts: Doc | null = first
  const listeners = new Map<string | null, Set<Listener>>()

  const notify = (path: string | null) => {
    for (const listener of listeners.get(path) ?? []) listener()
  }
  const get = (path: string): unknown => values.get(path) ?? null
  const replace = (next: PathValues) => {
    const before = values
    values = next
    facts = null
    const paths = new Set([...before.keys(), ...next.keys()])
    for (const path of paths) if (!isSameValue(before.get(path), next.get(path))) notify(path)
    notify(null)
  }
  const readFacts = () => (facts ??= unflattenDocument(shape, values))

  return {
    get,
    facts: readFacts,
    sent: () => unflattenDocument(shape, sent),
    set(path, value) {
      if (isSameValue(get(path), value)) return
      values.set(path, value)
      facts = null
      notify(path)
      notify(null)
    },
    update: (change) => replace(flattenDocument(shape, change(readFacts()))),
    changes() {
      const paths = new Set([...sent.keys(), ...values.keys()])
      return [...paths].flatMap((path) => {
        const change = { path, from: sent.get(path) ?? null, to: get(path) }
        return isSameValue(change.from, change.to) ? [] : [change]
      })
    },
    acknowledge(changes) {
      for (const { path, to } of changes) sent.set(path, to)
      notify(null)
    },
    rebase(theirs, keys = {}) {
      const [base, mine] = [sent, values].map((each) =>
        unflattenDocument(shape, valuesWithReplacedKeys(shape, each, keys)),
      )
      const merged = mergeDocuments(shape, {
        base: base ?? theirs,
        mine: mine ?? theirs,
        theirs,
      })
      sent = flattenDocument(shape, theirs)
      replace(flattenDocument(shape, merged.document))
      return merged.conflicts
    },
    compareWith(theirs) {
      sent = flattenDocument(shape, theirs)
      notify(null)
    },
    subscribe(path, listener) {
      const group = listeners.get(path) ?? new Set()
      listeners.set(path, group.add(listener))
      return () => group.delete(listener)
    },
  }
}

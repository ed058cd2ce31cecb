import { faultsOf, newFaults } from '../../../../model/event-facts/faults/faults-of.ts'
import type { FactFault, FactFaults } from '../../../../model/event-facts/faults/fault-codes.ts'
import type { EventFacts } from '../../../../model/schemas/event/event-facts.ts'
import type { DraftStore } from '../../../member-area/draft/draft-store.ts'

/** Faults of the draft. One shows once its field was left, or publishing was tried. */
export interface FaultStore {
  get: (path: string) => FactFault | undefined
  /** True if the draft has no fault that keeps it from being published. */
  isSound: () => boolean
  /** Faults that keep the draft from being published; none before publishing was tried. */
  blocking: () => FactFaults
  /** Shows the faults of a field from now on. */
  touch: (path: string) => void
  /** Shows all faults from now on. @returns those that keep the draft from being published */
  showAll: () => FactFaults
  subscribe: (listener: () => void) => () => void
}

/** Milliseconds after a change: rules of the whole event are not run at each key. */
const pauseMs = 250

/** @param published facts of the page; null for a new event */
export function createFaultStore(
  store: DraftStore,
  published: () => EventFacts | null,
): FaultStore {
  let faults: FactFaults = {}
  let blocking: FactFaults = {}
  let showsAll = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const touched = new Set<string>()
  const listeners = new Set<() => void>()
  const check = () => {
    const facts = store.facts()
    faults = faultsOf(facts)
    blocking = showsAll ? newFaults(facts, published()) : {}
    for (const listener of listeners) listener()
  }
  const schedule = () => {
    clearTimeout(timer)
    if (showsAll || touched.size > 0) timer = setTimeout(check, pauseMs)
  }
  store.subscribe(null, schedule)
  return {
    get(path) {
      const fault = faults[path]
      if (showsAll) return fault
      // An empty field is no mistake before publishing.
      return touched.has(path) && fault !== 'required' ? fault : undefined
    },
    isSound: () => Object.keys(newFaults(store.facts(), published())).length === 0,
    blocking: () => blocking,
    touch(path) {
      if (touched.has(path)) return
      touched.add(path)
      schedule()
    },
    showAll() {
      showsAll = true
      check()
      return blocking
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

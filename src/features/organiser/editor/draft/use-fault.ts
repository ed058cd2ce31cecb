import { useSyncExternalStore } from 'react'
import type { FactFault, FactFaults } from '../../../../model/event-facts/faults/fault-codes.ts'
import { useEditor } from './editor-context.ts'

/** The fault of a fact that its field shows. */
export function useFault(path: string): FactFault | undefined {
  const { faults } = useEditor()
  return useSyncExternalStore(
    faults.subscribe,
    () => faults.get(path),
    () => undefined,
  )
}

/** The first fault among those of several facts that one control shows. */
export function useFirstFault(paths: readonly string[]): FactFault | undefined {
  const { faults } = useEditor()
  return useSyncExternalStore(
    faults.subscribe,
    () => paths.map((path) => faults.get(path)).find((fault) => fault !== undefined),
    () => undefined,
  )
}

const none: FactFaults = {}

/** Faults that keep the draft from being published; none before publishing was tried. */
export function useBlockingFaults(): FactFaults {
  const { faults } = useEditor()
  return useSyncExternalStore(faults.subscribe, faults.blocking, () => none)
}

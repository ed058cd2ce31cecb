import { useCallback, useSyncExternalStore } from 'react'
import type { RaceFacts } from '../../../../model/schemas/event/event-facts.ts'
import { useEditor } from '../draft/editor-context.ts'
import { withRaces } from '../races/race-list.ts'

const none: RaceFacts[] = []

/** The races of an edition with all their facts, and the function that changes them. */
export function useEditionRaces(edition: string) {
  const { store } = useEditor()
  const facts = useSyncExternalStore(
    useCallback((listener) => store.subscribe(null, listener), [store]),
    store.facts,
    store.facts,
  )
  const races = facts.editions.find(({ key }) => key === edition)?.races ?? none
  const change = (to: (before: RaceFacts[]) => RaceFacts[]) =>
    store.update((before) => withRaces(before, edition, to))
  return { facts, races, change }
}

import { useCallback, useSyncExternalStore } from 'react'
import type { DraftStore } from './draft-store.ts'

/** A value of a draft and the function that changes it. Only the caller renders when it changes. */
export function useStoredValue<Doc extends object>(
  store: DraftStore<Doc>,
  path: string,
): [value: unknown, set: (value: unknown) => void] {
  const value = useSyncExternalStore(
    useCallback((listener) => store.subscribe(path, listener), [store, path]),
    () => store.get(path),
    () => null,
  )
  const set = useCallback((next: unknown) => store.set(path, next), [store, path])
  return [value, set]
}

const noKeys: readonly string[] = []

/** The keys of the entries of a list that such a value holds. */
export const keysOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : noKeys)

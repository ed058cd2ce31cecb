import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** True once React has hydrated; false in the server's markup. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

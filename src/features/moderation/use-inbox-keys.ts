import { useEffect, useLayoutEffect, useRef } from 'react'

/** Acts on the item that is read. Each is a button as well. */
export interface InboxActs {
  approve: () => void
  reject: () => void
  ask: () => void
  next: () => void
  previous: () => void
  openPage: () => void
  undo: () => void
  keys: () => void
}

/** Keys of the acts, in the order of the list of keys. */
export const inboxKeys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve'],
  ['R', 'reject'],
  ['C', 'ask'],
  ['O', 'openPage'],
  ['Z', 'undo'],
  ['?', 'keys'],
] as const satisfies readonly (readonly [string, keyof InboxActs])[]

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Runs an act when its key is pressed alone, while no field has the focus and no dialog is open. */
export function useInboxKeys(acts: InboxActs): void {
  const current = useRef(acts)
  // Before the paint: a key pressed as soon as the next item shows decides that item.
  useLayoutEffect(() => {
    current.current = acts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, repeat, key } = event
      if (ctrlKey || metaKey || altKey || repeat || event.defaultPrevented || isTyping(event))
        return
      if (document.querySelector('dialog[open]') !== null) return
      const found = inboxKeys.find(([each]) => each === key.toUpperCase())
      if (found === undefined) return
      event.preventDefault()
      current.current[found[1]]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

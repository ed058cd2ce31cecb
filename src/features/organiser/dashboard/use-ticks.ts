import { useRef, useState } from 'react'

export interface Ticks {
  ticked: readonly string[]
  /** Ticks or clears a row; with `range`, all rows from the one that was changed last. */
  toggle: (key: string, range: boolean) => void
  /** Leaves these rows ticked and clears all others. */
  keep: (keys: readonly string[]) => void
}

/**
 * The ticked rows among the shown ones, and ticked drafts of other pages.
 * @param keys of the shown rows, in their order
 * @param drafts keys of the drafts of all pages
 */
export function useTicks(keys: readonly string[], drafts: readonly string[]): Ticks {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const last = useRef<string | null>(null)
  const wanted = new Set(chosen)
  const ticked = [...new Set([...keys, ...drafts])].filter((key) => wanted.has(key))
  const toggle = (key: string, range: boolean) => {
    const isOn = !ticked.includes(key)
    const from = range && last.current !== null ? keys.indexOf(last.current) : -1
    const to = keys.indexOf(key)
    const changed = from === -1 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1)
    const others = ticked.filter((each) => !changed.includes(each))
    setChosen(isOn ? [...others, ...changed] : others)
    last.current = key
  }
  return { ticked, toggle, keep: setChosen }
}

import { useRef, useState } from 'react'

export interface Ticks {
  ticked: readonly string[]
  /** Ticks or clears a row; with `range`, all rows from the one that was changed last. */
  toggle: (key: string, range: boolean) => void
  /** Leaves these rows ticked and clears all others. */
  keep: (keys: readonly string[]) => void
}

/** The ticked rows among the shown ones. @param keys of the shown rows, in their order */
export function useTicks(keys: readonly string[]): Ticks {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const last = useRef<string | null>(null)
  const ticked = keys.filter((key) => chosen.includes(key))
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

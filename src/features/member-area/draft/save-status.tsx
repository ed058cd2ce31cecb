import { useEffect, useState, useSyncExternalStore } from 'react'
import { pageNow } from '../../../browser/storage.ts'
import { timeOfDay } from '../../../i18n/format.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import type { Autosave } from './autosave.ts'
import type { SaveState } from './save-state.ts'

/** Least time between two announcements. */
const quietMs = 10_000

/** "14:02" of an instant, by the clock of this device. */
export function clockTime(at: number): string {
  const date = new Date(at)
  const parts = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0'))
  return timeOfDay(parts.join(':'), getLocale())
}

function statusText({ state, at, conflicts }: SaveState): string {
  if (state === 'saving') return m.editor_saving()
  if (at === null) return ''
  if (conflicts.length > 0) return m.editor_conflict()
  return state === 'saved'
    ? m.editor_saved({ time: clockTime(at) })
    : m.editor_not_sent({ time: clockTime(at) })
}

/** The text of a live region, which changes at most once in ten seconds. */
function useQuiet(text: string): string {
  const [announced, setAnnounced] = useState({ text, at: 0 })
  useEffect(() => {
    const wait = Math.max(0, announced.at + quietMs - pageNow())
    const timer = setTimeout(() => {
      setAnnounced((before) => (before.text === text ? before : { text, at: pageNow() }))
    }, wait)
    return () => clearTimeout(timer)
  }, [text, announced.at])
  return announced.text
}

/** When the draft was saved last, or since when it is not. */
export function SaveStatus({ autosave }: { autosave: Autosave }) {
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state)
  const text = statusText(state)
  const spoken = useQuiet(state.state === 'saving' ? '' : text)
  return (
    <p className="s muted">
      <span aria-hidden="true">{text}</span>
      <span className="vh" role="status">
        {spoken}
      </span>
    </p>
  )
}

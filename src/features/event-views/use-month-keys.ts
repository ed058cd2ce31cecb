import { useEffect, useRef, type RefObject } from 'react'
import type { MonthGrid } from '../../model/calendar/calendar-view.ts'
import { isMonthOf, sameDay, stepFrom } from './grid-keys.ts'

type Weeks = MonthGrid['weeks']

/** Links to other months by the keys that follow them. */
const monthLinks: Readonly<Record<string, string>> = {
  PageUp: 'a[rel~="prev"]',
  PageDown: 'a[rel~="next"]',
}

const dateOf = (element: Element | null | undefined): string | null =>
  element instanceof HTMLElement ? (element.dataset['day'] ?? null) : null

/** The day of a cell that has the focus, itself or in one of its links; null outside the days. */
const dayAround = ({ target }: Event): string | null =>
  target instanceof Element ? dateOf(target.closest('td')?.querySelector('[data-day]')) : null

/** The day to which a key moves the focus; null for other keys, and for links beside the day. */
function dayAfter({ target, key }: KeyboardEvent, weeks: Weeks): string | null {
  const focused = target instanceof Element ? dateOf(target.closest('[data-day]')) : null
  return focused === null ? null : stepFrom(weeks, focused, key)
}

/** True if no control has the focus: its element was removed, or the new page has received the focus. */
const isFocusLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === 'main'

/**
 * Moves the focus in a month by keys. Page Up and Page Down follow the links to the months beside it, where the same day
 * receives the focus when the month is shown.
 * @param onDay called with the day that receives the focus
 */
export function useMonthKeys(
  table: RefObject<HTMLTableElement | null>,
  weeks: Weeks,
  onDay: (date: string) => void,
): void {
  /** Day from which a key has left for another month. */
  const left = useRef<string | null>(null)

  // The listener is on the table, because its days, which receive the keys, are many.
  useEffect(() => {
    const element = table.current
    if (element === null) return undefined
    const focus = (date: string): void => {
      onDay(date)
      element.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus()
    }
    // Until the other month is shown, the one that was left may be rendered again.
    if (left.current !== null && !isMonthOf(weeks, left.current)) {
      const followed = sameDay(weeks, left.current)
      left.current = null
      if (followed !== null && isFocusLost()) focus(followed)
    }

    const follow = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const link = monthLinks[event.key]
      const month =
        link === undefined ? null : element.parentElement?.querySelector<HTMLElement>(link)
      if (month) {
        event.preventDefault()
        left.current = dayAround(event)
        return month.click()
      }
      const next = dayAfter(event, weeks)
      if (next === null) return
      event.preventDefault()
      focus(next)
    }
    element.addEventListener('keydown', follow)
    return () => element.removeEventListener('keydown', follow)
  }, [table, weeks, onDay])
}

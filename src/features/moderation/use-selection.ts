import { useCallback, useEffect, useRef } from 'react'
import type { InboxItem } from '../../model/schemas/community/inbox.ts'
import { useHash } from '../member-area/use-hash.ts'

/** Widths at which an item replaces the list (moderation.css). */
const phone = '(max-width: 63.99rem)'

/** Replaces the fragment of the URL, so that Back leads to the page before and not through all items. */
function replaceHash(hash: string): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + hash)
  // Replacing an entry does not fire the event that `useHash` listens to.
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

/** The item that the URL's fragment names; without one, the first. */
export function useSelection(items: readonly InboxItem[]) {
  const hash = useHash()
  const wantsFocus = useRef(false)
  const found = items.findIndex(({ id }) => String(id) === hash)
  const index = found === -1 ? 0 : found
  const select = useCallback((id: number | null) => {
    wantsFocus.current = true
    replaceHash(id === null ? '' : `#${id}`)
  }, [])
  /** True once after `select`: the heading of the item takes the focus. */
  const takeFocus = useCallback(() => {
    const wanted = wantsFocus.current
    wantsFocus.current = false
    return wanted
  }, [])
  const step = (by: number) => {
    const item = items[index + by]
    if (item !== undefined) select(item.id)
  }
  const isOpen = found !== -1
  /** A row of the list was followed. On a phone the item replaces the list, which had the focus. */
  const follow = () => {
    wantsFocus.current = matchMedia(phone).matches
  }
  const left = useRef('')
  const close = () => {
    left.current = hash
    replaceHash('')
  }
  useEffect(() => {
    if (isOpen || left.current === '') return
    document.querySelector<HTMLElement>(`.q-i[href="#${left.current}"]`)?.focus()
    left.current = ''
  }, [isOpen])
  return { selected: items[index] ?? null, isOpen, select, follow, step, close, takeFocus }
}

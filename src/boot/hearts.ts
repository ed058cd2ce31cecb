import { markHearts, permalinkOfHeart } from '../browser/mark-hearts.ts'
import { toggleSavedEvent } from '../browser/saved-events.ts'
import { navigated } from '../browser/events.ts'
import { showSnackbar } from '../browser/snackbar.ts'

/**
 * Handles the hearts of cards and event pages (docs/decisions/0032-saved-events.md). Only this module and `markHearts`
 * write their state: React renders the buttons without it.
 */
export function startHearts(): void {
  markHearts()
  document.addEventListener(navigated, markHearts)
  // Another tab may save events, also while this page is in the back/forward cache.
  window.addEventListener('storage', markHearts)
  window.addEventListener('pageshow', markHearts)
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element ? target.closest('[data-save]') : null
    if (heart === null) return
    const added = toggleSavedEvent(permalinkOfHeart(heart))
    markHearts()
    // The menu's link to the saved events carries the messages.
    const list = document.querySelector<HTMLAnchorElement>('a[data-added]')
    if (list === null) return
    if (added) showSnackbar('ok', list.dataset['added'] ?? '', list)
    else showSnackbar('ok', list.dataset['removed'] ?? '')
  })
}

import { markHearts, savedBy } from '../browser/mark-hearts.ts'
import { toggleSavedEvent } from '../browser/saved-events.ts'
import { navigated } from '../browser/navigated.ts'
import { say } from '../browser/snackbar.ts'

/**
 * The hearts of cards and event pages (docs/decisions/0032-saved-events.md). Their state is this module's
 * alone: React writes the buttons without it.
 */
export function startSavedEvents(): void {
  markHearts()
  document.addEventListener(navigated, markHearts)
  // Another tab saved something, also while this page was put aside for the way back.
  window.addEventListener('storage', markHearts)
  window.addEventListener('pageshow', markHearts)
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element ? target.closest('[data-save]') : null
    if (heart === null) return
    const added = toggleSavedEvent(savedBy(heart))
    markHearts()
    // The menu's link to the list carries the texts.
    const list = document.querySelector<HTMLAnchorElement>('a[data-added]')
    if (list === null) return
    if (added) say('ok', list.dataset['added'] ?? '', list)
    else say('ok', list.dataset['removed'] ?? '')
  })
}

import { savedEvents, toggleSavedEvent } from '../browser/saved-events.ts'
import { navigated } from '../browser/navigated.ts'
import { permalinkOf } from './permalink.ts'
import { say } from './snackbar.ts'

/** The permalink that a heart is about; '' where it stands nowhere. */
function savedBy(heart: Element): string {
  const item = heart.closest('[data-item]')
  return item === null ? '' : permalinkOf(item)
}

/** Presses the hearts of saved events and releases the others. Who shows cards without another page calls it. */
export function markHearts(): void {
  const saved = new Set(savedEvents())
  for (const heart of document.querySelectorAll('[data-save]'))
    heart.setAttribute('aria-pressed', String(saved.has(savedBy(heart))))
}

/**
 * The hearts of cards and event pages (docs/decisions/0032-hearts-before-accounts.md). Their state is this module's
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

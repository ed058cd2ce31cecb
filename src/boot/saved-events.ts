import { savedEvents, toggleSavedEvent } from '../browser/saved-events.ts'
import { navigated } from './navigated.ts'
import { say } from './snackbar.ts'

/** Presses the hearts of saved events and releases the others. Who shows cards without another page calls it. */
export function markHearts(): void {
  const saved = new Set(savedEvents())
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]'))
    button.setAttribute('aria-pressed', String(saved.has(button.dataset['save'] ?? '')))
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
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-save]') : null
    const permalink = button?.dataset['save'] ?? ''
    if (permalink === '') return
    const added = toggleSavedEvent(permalink)
    markHearts()
    // The menu's link to the list carries the texts.
    const list = document.querySelector<HTMLAnchorElement>('a[data-added]')
    if (list === null) return
    if (added) say('ok', list.dataset['added'] ?? '', list)
    else say('ok', list.dataset['removed'] ?? '')
  })
}

import { permalinkOf } from './permalink.ts'
import { savedEvents } from './saved-events.ts'

/** The permalink that a heart is about; '' where it stands nowhere. */
export function savedBy(heart: Element): string {
  const item = heart.closest('[data-item]')
  return item === null ? '' : permalinkOf(item)
}

/** Presses the hearts of saved events and releases the others. A page that adds cards without a navigation calls it. */
export function markHearts(): void {
  const saved = new Set(savedEvents())
  for (const heart of document.querySelectorAll('[data-save]'))
    heart.setAttribute('aria-pressed', String(saved.has(savedBy(heart))))
}

import { permalinkOf } from './permalink.ts'
import { savedEvents } from './saved-events.ts'

/** Permalink of the event that a heart belongs to; '' outside of an event. */
export function permalinkOfHeart(heart: Element): string {
  const item = heart.closest('[data-item], .buybar')
  return item === null ? '' : permalinkOf(item)
}

/** Largest number of saved events that fits beside the heart of the header. */
const countMost = 99

/** Sets `aria-pressed` on all hearts, and the number of saved events where it is shown. A page that adds cards without a navigation must call it. */
export function markHearts(): void {
  const saved = new Set(savedEvents())
  for (const heart of document.querySelectorAll('[data-save]'))
    heart.setAttribute('aria-pressed', String(saved.has(permalinkOfHeart(heart))))
  const { size } = saved
  const count = size > countMost ? `${countMost}+` : String(size || '')
  for (const place of document.querySelectorAll('[data-saved-count]')) place.textContent = count
}

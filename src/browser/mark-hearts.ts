import { permalinkOf } from './permalink.ts'
import { savedEvents } from './saved-events.ts'

/** Permalink of the event that a heart belongs to; '' outside of an event. */
export function permalinkOfHeart(heart: Element): string {
  const item = heart.closest('[data-item], .buybar')
  return item === null ? '' : permalinkOf(item)
}

/** Fragment of an address that scrolls to the heart of an event. */
export const heartHash = (permalink: string): string => `#heart-${permalink}`

/** Scrolls to the heart that the address names, once: the fragment is removed. */
export function scrollToHeart(): void {
  const { hash, pathname, search } = window.location
  if (!hash.startsWith(heartHash(''))) return
  window.history.replaceState(window.history.state, '', pathname + search)
  const hearts = [...document.querySelectorAll('[data-save]')]
  hearts
    .find((heart) => heartHash(permalinkOfHeart(heart)) === hash)
    ?.scrollIntoView({ block: 'center' })
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

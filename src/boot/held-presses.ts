import { feedbackReady } from '../browser/events.ts'

/**
 * Presses that only React answers on the page itself: stars of a review, the button that reports one, and the buttons of a
 * page that hydrates at once. Until React has come, the last such press waits; a link then does not leave the page
 * (docs/decisions/0027-react-on-intent.md).
 */

/** Holds presses on elements. @returns the function that repeats the held one, and lets later ones pass */
function hold(selector: string): () => void {
  let held: HTMLElement | null = null
  const stop = new AbortController()
  const take = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const { target } = event
    const pressed = target instanceof Element ? target.closest<HTMLElement>(selector) : null
    if (pressed === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held?.removeAttribute('aria-busy')
    held = pressed
    held.setAttribute('aria-busy', 'true')
  }
  document.addEventListener('click', take, { capture: true, signal: stop.signal })
  return () => {
    stop.abort()
    held?.removeAttribute('aria-busy')
    held?.click()
  }
}

/** Holds presses from now on. @returns the function to call once React has hydrated the page, or could not be loaded */
export function holdPresses(): () => void {
  // The dialog for reports has a listener that comes with a part of the page, which React hydrates last.
  document.addEventListener(feedbackReady, hold('[data-report]'), { once: true })
  return hold('[data-review], [data-hydrate="now"] button[type="button"]:not([data-copy])')
}

import { sessionStore } from '../browser/storage.ts'

/** Time that a message is shown. */
const messageMs = 3600
const storageKey = 'strip-paused'

const pauseButton = () => document.querySelector<HTMLElement>('[data-strip-pause]')

function isPaused(): boolean {
  return pauseButton()?.getAttribute('aria-pressed') === 'true'
}

function showNext(strip: Element): void {
  const messages = [...strip.children]
  const shown = messages.findIndex((each) => each.classList.contains('is-on'))
  messages[shown]?.classList.remove('is-on')
  messages[(shown + 1) % messages.length]?.classList.add('is-on')
}

/**
 * Rotates the messages of the strip on screens from 1024 px (spec §9: about 3.6 s each). They stop under the pointer,
 * when paused (for the session), and if the system asks for reduced motion.
 */
export function startStrip(): void {
  if (sessionStore.get(storageKey) === true) pauseButton()?.setAttribute('aria-pressed', 'true')
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-strip-pause]') : null
    if (button === null) return
    const paused = !isPaused()
    button.setAttribute('aria-pressed', String(paused))
    sessionStore.set(storageKey, paused)
  })
  const moving = window.matchMedia('(min-width: 64rem) and (prefers-reduced-motion: no-preference)')
  setInterval(() => {
    const strip = document.querySelector('[data-strip]')
    if (strip === null || document.hidden || isPaused() || !moving.matches) return
    if (!strip.matches(':hover')) showNext(strip)
  }, messageMs)
}

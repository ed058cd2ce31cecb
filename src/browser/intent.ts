/** Events of a visitor who is about to interact. */
export const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** True for an event that shows an intent. Chromium sends a move without movement to a page under a cursor at rest. */
export const isIntent = (event: Event): boolean =>
  intents.some((type) => type === event.type) &&
  !(
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  )

/** Calls back once, at the first intent. */
export function onIntent(run: () => void): void {
  const stop = new AbortController()
  const start = (event: Event) => {
    if (!isIntent(event)) return
    stop.abort()
    run()
  }
  for (const intent of intents)
    document.addEventListener(intent, start, { capture: true, passive: true, signal: stop.signal })
}

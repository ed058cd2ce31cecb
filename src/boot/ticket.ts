import { copyTicket } from '../browser/ticket-copies.ts'

/** Behaviour of the page of a ticket, which it alone loads. */

const codeOnly = (): HTMLElement | null => document.querySelector('.tk-full:target')

let lock: Promise<WakeLockSentinel | null> | null = null

/** Keeps the screen on while the code is shown alone. A browser that refuses, as with a low battery, shows it all the same. */
function keepScreenOn(): void {
  const isShown = codeOnly() !== null && document.visibilityState === 'visible'
  if (isShown && 'wakeLock' in navigator) {
    lock ??= navigator.wakeLock.request('screen').catch(() => null)
  } else if (lock !== null) {
    // The browser itself releases the lock of a page that is hidden.
    void lock.then((held) => held?.release())
    lock = null
  }
}

function showCode(): void {
  codeOnly()?.focus()
  keepScreenOn()
}

function closeByKey({ key }: KeyboardEvent): void {
  if (key === 'Escape') codeOnly()?.querySelector('a')?.click()
}

const print = () => window.print()

/** Starts the behaviour of the ticket that is shown; listeners that are there already are not added again. */
export function showTicket(): void {
  window.addEventListener('hashchange', showCode)
  document.addEventListener('visibilitychange', keepScreenOn)
  document.addEventListener('keydown', closeByKey)
  const button = document.querySelector<HTMLElement>('[data-print]')
  if (button !== null) {
    button.hidden = false
    button.addEventListener('click', print)
  }
  keepScreenOn()
  const until = document.querySelector<HTMLElement>('[data-ticket]')?.dataset['ticket'] ?? ''
  copyTicket(until).catch((error: unknown) => console.warn('No copy of this ticket:', error))
}

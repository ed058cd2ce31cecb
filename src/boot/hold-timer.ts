/**
 * The bar of a hold counts its minutes down, and says so at five, two and one, and once it has ended. React may come later:
 * its bar (features/checkout/hold-bar.tsx) takes every element that changes here as it is.
 */
import { extendableMinutes } from '../model/orders/holds.ts'

const minuteMs = 60_000
const announced = [5, 2, 1]

function showLeft(bar: HTMLElement, left: number): void {
  const text = bar.querySelector('[role="timer"]')
  const status = bar.querySelector('[role="status"]')
  if (text === null || status === null) return
  const sentence =
    left > 0
      ? (text.textContent ?? '').replace(/[\d\u0E50-\u0E59]+(?!.*[\d\u0E50-\u0E59])/u, String(left))
      : bar.dataset['ended']
  text.textContent = sentence ?? ''
  if (left <= 0 || announced.includes(left)) status.textContent = text.textContent
  for (const [i, cell] of bar.querySelectorAll('.co-cells i').entries())
    cell.className = i < left - 1 ? 'on' : i === left - 1 ? 'now' : ''
  for (const button of bar.querySelectorAll<HTMLElement>('[data-hold]')) {
    const isExtension = button.dataset['hold'] === 'extend'
    button.hidden = isExtension ? left <= 0 || left > extendableMinutes : left > 0
  }
}

const started = new WeakSet<HTMLElement>()

/** Starts for the bar of a page, once. */
export function startHoldTimer(bar: HTMLElement): void {
  if (started.has(bar)) return
  started.add(bar)
  const until = Date.parse(bar.dataset['until'] ?? '')
  // The server's clock and the visitor's differ: what counts is the time since the page was shown.
  const shownAt = performance.now()
  const shown = Number(bar.dataset['seconds'] ?? 0) * 1000
  if (Number.isNaN(until) || shown <= 0) return
  let last = Math.ceil(shown / minuteMs)
  const timer = setInterval(() => {
    const left = Math.max(0, Math.ceil((shown - (performance.now() - shownAt)) / minuteMs))
    if (left === last) return
    last = left
    showLeft(bar, left)
    if (left === 0) clearInterval(timer)
  }, 1000)
}

import { navigated } from '../browser/events.ts'

/** Reports each event page that is shown without a reload. The server counts the others when it serves them. */
export function startViewCounts(): void {
  let shown = window.location.pathname
  document.addEventListener(navigated, () => {
    const { pathname } = window.location
    if (pathname === shown) return
    shown = pathname
    if (document.querySelector('.ev-head') === null) return
    fetch(`/seen${pathname}`, { credentials: 'omit', keepalive: true }).catch(() => undefined)
  })
}

import { navigated } from '../browser/navigated.ts'

/** Milliseconds a pointer rests on a group before its menu opens, and is away before it closes. */
const openAfterMs = 90
const closeAfterMs = 150

const expanded = 'aria-expanded'

const itemOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.has-sub') : null
const linkOf = (item: HTMLElement | null) => item?.querySelector<HTMLElement>('.nav-a') ?? null

const isLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.nav-a') !== null

/**
 * The submenus of the main menu. Without this, style opens them on hover and focus; with it, each link says whether its
 * menu is open, and that is all that the style looks at: on hover with some patience, on the keyboard's focus, on a
 * tap, one at a time, closed by leaving, Escape, a press elsewhere and another page.
 */
export function startMenus(): void {
  /** The item whose menu is open. */
  let open: HTMLElement | null = null
  /** The item that was closed on purpose: the focus that comes back to it does not open it again. */
  let dismissed: HTMLElement | null = null
  /** What the pointer waits for. */
  let waiting: HTMLElement | null = null
  let timer = 0
  let pointer = ''

  const show = (item: HTMLElement | null) => {
    clearTimeout(timer)
    waiting = item
    if (item === open) return
    if (item === dismissed) dismissed = null
    linkOf(open)?.setAttribute(expanded, 'false')
    linkOf(item)?.setAttribute(expanded, 'true')
    open = item
  }
  const dismiss = (item: HTMLElement | null) => {
    show(null)
    dismissed = item
  }
  for (const link of document.querySelectorAll('.has-sub > .nav-a'))
    link.setAttribute(expanded, 'false')

  /** The pointer is over an item, or over none. The patience of the first moment counts, moving about prolongs nothing. */
  const wait = (item: HTMLElement | null) => {
    if (item === waiting) return
    clearTimeout(timer)
    waiting = item
    timer = window.setTimeout(
      () => {
        // A nudge of the pointer takes nothing away from somebody on the keyboard.
        if (item !== null || open?.querySelector(':focus-visible') === null) show(item)
      },
      item === null ? closeAfterMs : openAfterMs,
    )
  }
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return
    const item = itemOf(event.target)
    // A menu that was just closed is under the pointer until it has faded.
    if (item === null || item !== dismissed || isLink(event.target)) wait(item)
  })
  document.addEventListener('pointerout', (event) => {
    // Out of the window.
    if (event.pointerType === 'mouse' && event.relatedTarget === null) wait(null)
  })
  document.addEventListener('pointerdown', (event) => {
    pointer = event.pointerType
    if (open !== null && itemOf(event.target) !== open) show(null)
  })
  // Caught before any other listener, so that a tap that opens a menu is not also taken for a way to its page.
  document.addEventListener(
    'click',
    (event) => {
      const item = itemOf(event.target)
      if (item === null || !isLink(event.target) || pointer === 'mouse' || event.detail === 0)
        return
      event.preventDefault()
      show(item === open ? null : item)
    },
    true,
  )
  document.addEventListener('focusin', (event) => {
    const item = itemOf(event.target)
    if (item !== dismissed) dismissed = null
    // No way of opening by the pointer: a press on a link focuses it too.
    const byKeyboard = event.target instanceof Element && event.target.matches(':focus-visible')
    if (item === null) {
      if (open?.matches(':hover') === false) show(null)
    } else if (byKeyboard && item !== dismissed) show(item)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && open !== null) {
      const item = open
      dismiss(item)
      if (item.contains(document.activeElement)) linkOf(item)?.focus()
    }
    const item = itemOf(event.target)
    if (event.key === 'ArrowDown' && item !== null && event.target === linkOf(item)) {
      event.preventDefault()
      show(item)
      // The menu can take the focus once the style that shows it has come into effect.
      requestAnimationFrame(() => item.querySelector<HTMLElement>('.sub a')?.focus())
    }
  })
  document.addEventListener(navigated, () => dismiss(open))
}

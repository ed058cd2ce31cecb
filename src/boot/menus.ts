import { navigated } from '../browser/events.ts'

/** Delays in milliseconds between the pointer's arrival and opening, and between its leaving and closing. */
const openAfterMs = 90
const closeAfterMs = 150

const expanded = 'aria-expanded'

const itemOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.has-sub') : null
const linkOf = (item: HTMLElement | null) => item?.querySelector<HTMLElement>('.nav-a') ?? null

const isLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.nav-a') !== null

/** Focuses the first link of a submenu. It is focusable only after the style that shows it has been applied. */
function focusSubmenu(item: HTMLElement): void {
  requestAnimationFrame(() => item.querySelector<HTMLElement>('.sub-in a')?.focus())
}

/**
 * Controls the submenus of the main menu. Without script, CSS opens them on hover and focus; with it, CSS follows
 * `aria-expanded` alone. One submenu at a time opens on hover after a delay, on Enter, the down arrow or a tap, and
 * closes when the pointer or the focus leaves, on Escape, on a press elsewhere and on navigation. Focus alone opens
 * none, so that the keyboard passes the menu in one step per group.
 */
export function startMenus(): void {
  /** The item whose menu is open. */
  let open: HTMLElement | null = null
  /** The item that was closed by Escape or navigation: the pointer that rests on it does not open it again. */
  let dismissed: HTMLElement | null = null
  /** The item that opens when the timer ends. */
  let pending: HTMLElement | null = null
  let timer = 0
  let pointer = ''

  const show = (item: HTMLElement | null) => {
    clearTimeout(timer)
    pending = item
    if (item === open) return
    if (item === dismissed) dismissed = null
    // The script in the head builds the content of panels before they open (src/browser/expand-noscript.ts).
    item?.querySelector('.sub')?.dispatchEvent(new Event('beforetoggle'))
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

  /** Starts the delay for the item under the pointer, or for none. Moving within an item does not restart it. */
  const showLater = (item: HTMLElement | null) => {
    if (item === pending) return
    clearTimeout(timer)
    pending = item
    timer = window.setTimeout(
      () => {
        // A pointer that moves by accident does not close the menu of a keyboard user.
        if (item !== null || open?.querySelector(':focus-visible') === null) show(item)
      },
      item === null ? closeAfterMs : openAfterMs,
    )
  }
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return
    const item = itemOf(event.target)
    // A menu that was just closed stays under the pointer until it has faded.
    if (item === null || item !== dismissed || isLink(event.target)) showLater(item)
  })
  document.addEventListener('pointerout', (event) => {
    // The pointer has left the window.
    if (event.pointerType === 'mouse' && event.relatedTarget === null) showLater(null)
  })
  document.addEventListener('pointerdown', (event) => {
    pointer = event.pointerType
    if (open !== null && itemOf(event.target) !== open) show(null)
  })
  // In the capture phase, so that a tap or key that opens a menu does not also navigate to its page.
  document.addEventListener(
    'click',
    (event) => {
      const item = itemOf(event.target)
      const byKey = event.detail === 0
      if (item === null || !isLink(event.target) || (pointer === 'mouse' && !byKey)) return
      event.preventDefault()
      show(item === open ? null : item)
      if (byKey && item === open) focusSubmenu(item)
    },
    true,
  )
  document.addEventListener('focusin', (event) => {
    if (itemOf(event.target) !== open && open?.matches(':hover') === false) show(null)
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
      focusSubmenu(item)
    }
  })
  document.addEventListener(navigated, () => dismiss(open))
}

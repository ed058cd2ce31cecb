import { navigated } from '../browser/events.ts'

const openDisclosures = () =>
  document.querySelectorAll<HTMLDetailsElement>('details[data-dismiss][open]')

const openPopovers = () =>
  document.querySelectorAll<HTMLElement>('[popover]:popover-open:not([data-stays])')

/** True if an open popover contains the element, or the button of another one that contains it. */
function reaches(open: Element, focused: Element): boolean {
  if (open.contains(focused)) return true
  const panel = focused.closest<HTMLElement>('[popover]:popover-open')
  return panel !== null && open.querySelector(`[popovertarget="${panel.id}"]`) !== null
}

/** Closes popovers and disclosures that do not reach the focused element; without one, closes all. */
function closeOthers(focused?: Element): void {
  const isOther = (open: Element) => focused === undefined || !reaches(open, focused)
  for (const open of openPopovers()) if (isOther(open)) open.hidePopover()
  for (const open of openDisclosures()) if (isOther(open)) open.open = false
}

/**
 * Closes popovers (unless `data-stays`) and disclosures with `data-dismiss` on navigation and when the focus moves
 * outside, where they could cover the focused element. Disclosures also close on Escape and on clicks outside, as
 * browsers do with popovers.
 */
export function startDismissal(): void {
  document.addEventListener(navigated, () => closeOthers())
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element) closeOthers(relatedTarget)
  })
  document.addEventListener('click', (event) => {
    for (const open of openDisclosures()) {
      if (!(event.target instanceof Node && open.contains(event.target))) open.open = false
    }
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const open of openDisclosures()) {
      open.open = false
      open.querySelector('summary')?.focus()
    }
  })
}

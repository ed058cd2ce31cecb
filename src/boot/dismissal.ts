import { navigated } from './navigated.ts'

const openDisclosures = () =>
  document.querySelectorAll<HTMLDetailsElement>('details[data-dismiss][open]')

function closeAll(): void {
  for (const open of document.querySelectorAll<HTMLElement>(
    '[popover]:popover-open:not([data-stays])',
  ))
    open.hidePopover()
  for (const open of openDisclosures()) open.open = false
}

/**
 * Closes what floats: popovers that do not stay and disclosures when the route changes; disclosures also on Escape, on
 * clicks outside, and when the focus goes on to something beside them, which they would cover.
 */
export function startDismissal(): void {
  document.addEventListener(navigated, closeAll)
  document.addEventListener('click', (event) => {
    for (const open of openDisclosures()) {
      if (!(event.target instanceof Node && open.contains(event.target))) open.open = false
    }
  })
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node)) return
    for (const open of openDisclosures()) if (!open.contains(relatedTarget)) open.open = false
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const open of openDisclosures()) {
      open.open = false
      open.querySelector('summary')?.focus()
    }
  })
}

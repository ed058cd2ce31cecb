import { navigated } from '../browser/navigated.ts'

const openDisclosures = () =>
  document.querySelectorAll<HTMLDetailsElement>('details[data-dismiss][open]')

const openPopovers = () =>
  document.querySelectorAll<HTMLElement>('[popover]:popover-open:not([data-stays])')

/** Closes what does not contain the place where the focus went; without a place, all of it. */
function closeBeside(place?: Node): void {
  const isBeside = (open: Element) => place === undefined || !open.contains(place)
  for (const open of openPopovers()) if (isBeside(open)) open.hidePopover()
  for (const open of openDisclosures()) if (isBeside(open)) open.open = false
}

/**
 * Closes what floats, popovers that do not stay and disclosures, when the route changes and when the focus goes on to
 * something beside them, which they would cover; disclosures also on Escape and clicks outside, as browsers do with popovers.
 */
export function startDismissal(): void {
  document.addEventListener(navigated, () => closeBeside())
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node) closeBeside(relatedTarget)
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

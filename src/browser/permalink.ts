/** The link of a card, or null in the header of an event's own page. */
export function linkOf(item: Element): HTMLAnchorElement | null {
  return item.querySelector<HTMLAnchorElement>(':is(h2, h3) a')
}

/**
 * The permalink of the event that a card or an event's header (`data-item`) is about, from the address that is there
 * anyway: `/de/veranstaltung/oslo-marathon/2027-05-01` → `oslo-marathon`.
 */
export function permalinkOf(item: Element): string {
  const english = document.documentElement.dataset['locale'] === 'en'
  return (linkOf(item) ?? window.location).pathname.split('/')[english ? 2 : 3] ?? ''
}

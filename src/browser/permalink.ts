/** Link of a card; null in the header of an event page. */
export function linkOf(item: Element): HTMLAnchorElement | null {
  return item.querySelector<HTMLAnchorElement>(':is(h2, h3) a')
}

/**
 * Permalink of the event of a card or event header (`data-item`), taken from its link or else from the page's
 * path: `/de/veranstaltung/oslo-marathon/2027-05-01` → `oslo-marathon`.
 */
export function permalinkOf(item: Element): string {
  const english = document.documentElement.dataset['locale'] === 'en'
  return (linkOf(item) ?? window.location).pathname.split('/')[english ? 2 : 3] ?? ''
}

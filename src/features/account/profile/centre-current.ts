/** Brings the current entry of a bar that is longer than the screen to its middle; the page itself stays where it is. */
export function centreCurrent(bar: HTMLElement | null): void {
  const entry = bar?.querySelector('[aria-current]')
  if (bar === null || entry === null || entry === undefined) return
  const [around, own] = [bar.getBoundingClientRect(), entry.getBoundingClientRect()]
  bar.scrollBy({ left: own.left + own.width / 2 - around.left - around.width / 2 })
}

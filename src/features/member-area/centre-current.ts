/** Scrolls a bar that is wider than the screen so that its current entry is centred. The page itself does not scroll. */
export function centreCurrent(bar: HTMLElement | null): void {
  const entry = bar?.querySelector('[aria-current]')
  if (bar === null || entry === null || entry === undefined) return
  const [outer, inner] = [bar.getBoundingClientRect(), entry.getBoundingClientRect()]
  bar.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 })
}

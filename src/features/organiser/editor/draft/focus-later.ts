/** Moves the focus to an element that React is about to render. */
export function focusLater(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}

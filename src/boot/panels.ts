function focusFirst(panel: HTMLElement): void {
  panel.querySelector<HTMLElement>(':scope > * > [data-first], input')?.focus()
}

/** Returns the focus from a nested panel to its button; browsers do so for the outermost popover only. */
function returnFocus(panel: HTMLElement): void {
  const outer = panel.parentElement?.closest('[popover]:popover-open')
  outer?.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)?.focus()
}

/** Scrolls a list of choices to the current one. */
function scrollToCurrent(list: HTMLDetailsElement): void {
  const current = list.querySelector<HTMLElement>('.pop [aria-current]')
  const pop = current?.closest('.pop')
  if (pop && current)
    pop.scrollTop = current.offsetTop - (pop.clientHeight - current.clientHeight) / 2
}

/** Moves the focus into an opening panel, to its `data-first` control or its input, and back when it closes. */
export function startPanels(): void {
  // `toggle` does not bubble, but it can be captured.
  document.addEventListener(
    'toggle',
    ({ target: panel }) => {
      if (panel instanceof HTMLDetailsElement && panel.open) scrollToCurrent(panel)
      if (!(panel instanceof HTMLElement) || panel.dataset['panel'] === undefined) return
      if (panel.matches(':popover-open')) focusFirst(panel)
      else returnFocus(panel)
    },
    true,
  )
}

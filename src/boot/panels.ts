function focusFirst(panel: HTMLElement): void {
  panel.querySelector<HTMLElement>(':scope > * > [data-first], input')?.focus()
}

/** Browsers return the focus from the outermost popover only; a panel inside another one hands it back here. */
function handBack(panel: HTMLElement): void {
  const around = panel.parentElement?.closest('[popover]:popover-open')
  around?.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)?.focus()
}

/** A list of choices opens at the one that holds. */
function showCurrent(list: HTMLDetailsElement): void {
  const current = list.querySelector<HTMLElement>('.pop [aria-current]')
  const pop = current?.closest('.pop')
  if (pop && current)
    pop.scrollTop = current.offsetTop - (pop.clientHeight - current.clientHeight) / 2
}

/**
 * The focus goes into a panel that opens, to its search field or to the control that it names as its first, and back
 * to where it came from.
 */
export function startPanels(): void {
  // `toggle` does not bubble, but it can be caught on its way down.
  document.addEventListener(
    'toggle',
    ({ target: panel }) => {
      if (panel instanceof HTMLDetailsElement && panel.open) showCurrent(panel)
      if (!(panel instanceof HTMLElement) || panel.dataset['panel'] === undefined) return
      if (panel.matches(':popover-open')) focusFirst(panel)
      else handBack(panel)
    },
    true,
  )
}

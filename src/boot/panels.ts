/** Focuses a panel's current choice, its `data-first` control or its input, whichever is shown. */
function focusFirst(panel: HTMLElement): void {
  const candidates = panel.querySelectorAll<HTMLElement>(
    ':scope > nav [aria-current], :scope > * > [data-first], input',
  )
  const shown = [...candidates].find((each) => each.checkVisibility())
  // A list begins with its current choice: the panel does not scroll to it.
  shown?.focus({ preventScroll: true })
}

/** Returns the focus from a panel to its button in another panel; browsers do so for the outermost one only. */
function returnFocus(panel: HTMLElement): void {
  const opener = `[popover]:popover-open [popovertarget="${panel.id}"]:not([popovertargetaction])`
  document.querySelector<HTMLElement>(opener)?.focus()
}

/** Moves the focus into an opening panel, and back when it closes. */
export function startPanels(): void {
  // `toggle` does not bubble, but it can be captured.
  document.addEventListener(
    'toggle',
    ({ target: panel }) => {
      if (!(panel instanceof HTMLElement) || panel.dataset['panel'] === undefined) return
      if (panel.matches(':popover-open')) focusFirst(panel)
      else returnFocus(panel)
    },
    true,
  )
  // From this width the drawer is a menu in the header.
  window.matchMedia('(min-width: 64rem)').addEventListener('change', () => {
    for (const drawer of document.querySelectorAll<HTMLElement>('.drawer')) {
      if (drawer.matches(':popover-open')) drawer.hidePopover()
      // The menu of the header would leave as an open drawer does, and until then be wider than a phone.
      for (const transition of drawer.getAnimations()) transition.finish()
    }
  })
}

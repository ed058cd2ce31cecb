/** Closes the menu, or the panel with its menus, that a control stands in. @returns what opened it, to have the focus again */
export function closeAround(control: Element): HTMLElement | null {
  const menu = control.closest('details')
  menu?.removeAttribute('open')
  const panel = control.closest<HTMLElement>('[popover]')
  if (panel === null) return menu?.querySelector('summary') ?? null
  panel.hidePopover()
  return document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)
}

/** Closes the menu or panel that contains a control. @returns the element that opened it, for the focus */
export function closeMenuOf(control: Element): HTMLElement | null {
  const menu = control.closest('details')
  menu?.removeAttribute('open')
  const panel = control.closest<HTMLElement>('[popover]')
  if (panel === null) return menu?.querySelector('summary') ?? null
  panel.hidePopover()
  return document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)
}

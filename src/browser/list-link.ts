/** The menu's link to the saved events, which carries their messages; null before the menu is there. */
export const listLink = (): HTMLAnchorElement | null =>
  document.querySelector<HTMLAnchorElement>('a[data-added]')

/** A message about saved events by its `data-` key; '' if there is no menu. */
export const listText = (key: string): string => listLink()?.dataset[key] ?? ''

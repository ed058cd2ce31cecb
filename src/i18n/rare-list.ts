const lists = {
  rare: import.meta.glob<readonly unknown[]>('../paraglide/messages/[a-z]*.js', {
    import: 'messages',
    query: '?rare',
  }),
  open: import.meta.glob<readonly unknown[]>('../paraglide/messages/[a-z]*.js', {
    import: 'messages',
    query: '?open',
  }),
}

/**
 * All rare messages, only those of the pages that anybody may open, with which the list begins, or all with those of the
 * editor of events behind them.
 */
export type RareList = keyof typeof lists | 'editor'

/**
 * Messages of a language that only pages of accounts, policies and about need, from scripts/one-locale-messages.ts. Works
 * in a browser only.
 */
export async function rareList(
  locale: string,
  list: RareList = 'rare',
): Promise<readonly unknown[]> {
  // Names of files that few need would weigh on every page.
  const files = list === 'editor' ? (await import('./editor-list.ts')).editorList : lists[list]
  return (await files[`../paraglide/messages/${locale}.js`]?.()) ?? []
}

/** True for the name of a list, as a page's meta element has it. */
export const isRareList = (name: string): name is RareList =>
  name === 'editor' || Object.hasOwn(lists, name)

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

/** All rare messages, or only those of the pages that anybody may open, with which the list begins. */
export type RareList = keyof typeof lists

/**
 * Messages of a language that only pages of accounts, policies and about need, from scripts/one-locale-messages.ts. Works
 * in a browser only.
 */
export async function rareList(
  locale: string,
  list: RareList = 'rare',
): Promise<readonly unknown[]> {
  return (await lists[list][`../paraglide/messages/${locale}.js`]?.()) ?? []
}

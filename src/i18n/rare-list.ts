const lists = import.meta.glob<readonly unknown[]>('../paraglide/messages/[a-z]*.js', {
  import: 'messages',
  query: '?rare',
})

/**
 * Messages of a language that only pages of accounts, policies and about need, from scripts/one-locale-messages.ts. Works
 * in a browser only.
 */
export async function rareList(locale: string): Promise<readonly unknown[]> {
  return (await lists[`../paraglide/messages/${locale}.js`]?.()) ?? []
}

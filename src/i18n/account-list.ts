const lists = import.meta.glob<readonly unknown[]>('../paraglide/messages/[a-z]*.js', {
  import: 'messages',
  query: '?account',
})

/** Messages of a language for accounts only, from scripts/one-locale-messages.ts. Works in a browser only. */
export async function accountList(locale: string): Promise<readonly unknown[]> {
  return (await lists[`../paraglide/messages/${locale}.js`]?.()) ?? []
}

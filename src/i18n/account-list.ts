const lists = import.meta.glob<readonly unknown[]>('../paraglide/messages/[a-z]*.js', {
  import: 'messages',
  query: '?account',
})

/** The texts of a language that only accounts need; scripts/one-locale-messages.ts makes the list. In the browser only. */
export async function accountList(locale: string): Promise<readonly unknown[]> {
  return (await lists[`../paraglide/messages/${locale}.js`]?.()) ?? []
}

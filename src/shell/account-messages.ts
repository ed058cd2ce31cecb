import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { addMessages } from 'startline:messages'
import { accountList } from '../i18n/account-list.ts'
import { getLocale } from '../paraglide/runtime.js'

/**
 * Brings the texts that only accounts need, before something shows them. A page that was served with them has them, and
 * a server has all.
 */
export const loadAccountMessages: () => Promise<void> = createIsomorphicFn()
  .server(() => Promise.resolve())
  .client(async () => addMessages(await accountList(getLocale())))

/**
 * Goes before the pages of accounts.
 * @throws notFound at the bare address of their area, where no page is
 */
export async function enterAccounts({ location }: { location: { pathname: string } }) {
  if (/^\/[a-z]+\/?$/u.test(location.pathname)) throw notFound()
  await loadAccountMessages()
}

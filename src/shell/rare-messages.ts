import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { addMessages } from 'startline:messages'
import { rareList } from '../i18n/rare-list.ts'
import { getLocale } from '../paraglide/runtime.js'

/**
 * Loads the messages that only pages of accounts, policies and about need. A browser needs them before it renders such a page; the server
 * has all messages.
 */
export const loadRareMessages: () => Promise<void> = createIsomorphicFn()
  .server(() => Promise.resolve())
  .client(async () => addMessages(await rareList(getLocale())))

/**
 * Prepares the pages of accounts (`beforeLoad`).
 * @throws notFound for the path of their area itself, such as `/members`, which has no page
 */
export async function enterAccounts({ location }: { location: { pathname: string } }) {
  if (/^\/[a-z]+\/?$/u.test(location.pathname)) throw notFound()
  await loadRareMessages()
}

/** Loads the messages of the editor of events, which include those of rare pages. */
export const loadEditorMessages: () => Promise<void> = createIsomorphicFn()
  .server(() => Promise.resolve())
  .client(async () => addMessages(await rareList(getLocale(), 'editor')))

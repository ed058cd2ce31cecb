import { createIsomorphicFn } from '@tanstack/react-start'
import { loadList } from 'startline:messages'
import { getLocale } from '../paraglide/runtime.js'
import type { MessageListName } from '../i18n/message-list-name.ts'

/** Loads a list of messages, which a browser needs before it renders code that uses them; the server has all messages. */
export const loadMessages = createIsomorphicFn()
  .server(async (_list: MessageListName): Promise<void> => {})
  .client(async (list: MessageListName): Promise<void> => {
    await loadList(getLocale(), list)
  })

import { notFound } from '@tanstack/react-router'
import type { MessageListName } from '../i18n/message-list-name.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** List with the messages of the route's page. */
    messages?: MessageListName
  }
}

interface Matched {
  staticData: { messages?: MessageListName }
}

/** Lists of the messages of the routes that a page consists of. */
export const listsOf = (matches: readonly Matched[]): MessageListName[] =>
  matches.flatMap(({ staticData: { messages } }) => (messages === undefined ? [] : [messages]))

/**
 * Guards the pages of accounts (`beforeLoad`).
 * @throws notFound for the path of their area itself, such as `/members`, which has no page
 */
export function enterAccounts({ location }: { location: { pathname: string } }) {
  if (/^\/[a-z]+\/?$/u.test(location.pathname)) throw notFound()
}

import { createFileRoute } from '@tanstack/react-router'
import { enterAccounts } from '../shell/message-lists.ts'
import { areaHead } from '../shell/page-head.ts'

/** Parent route of registration, sign-in and password pages. */
export const Route = createFileRoute('/members')({
  staticData: { messages: 'members' },
  beforeLoad: enterAccounts,
  head: areaHead('account'),
})

import { createFileRoute } from '@tanstack/react-router'
import { enterAccounts } from '../shell/account-messages.ts'
import { accountHead } from '../shell/page-head.ts'

/** Parent route of registration, sign-in and password pages: loads the messages of accounts first. */
export const Route = createFileRoute('/members')({
  beforeLoad: enterAccounts,
  head: accountHead,
})

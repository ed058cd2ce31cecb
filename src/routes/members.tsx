import { createFileRoute } from '@tanstack/react-router'
import { enterAccounts } from '../shell/account-messages.ts'
import { accountHead } from '../shell/page-head.ts'

/** Around registration, sign-in and what belongs to them: their texts are here before they are. */
export const Route = createFileRoute('/members')({
  beforeLoad: enterAccounts,
  head: accountHead,
})

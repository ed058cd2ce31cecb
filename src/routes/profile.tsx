import { createFileRoute } from '@tanstack/react-router'
import { enterAccounts } from '../account-messages.ts'
import { accountHead } from '../shell/page-head.ts'

/** Around a member’s own pages: their texts are here before they are. */
export const Route = createFileRoute('/profile')({
  beforeLoad: enterAccounts,
  head: accountHead,
})

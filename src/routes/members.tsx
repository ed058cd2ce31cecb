import { createFileRoute } from '@tanstack/react-router'
import { enterAccounts } from '../shell/rare-messages.ts'
import { areaHead } from '../shell/page-head.ts'

/** Parent route of registration, sign-in and password pages: loads the messages of accounts first. */
export const Route = createFileRoute('/members')({
  beforeLoad: enterAccounts,
  head: areaHead('account'),
})

import { createFileRoute } from '@tanstack/react-router'
import { enterAccounts } from '../shell/account-messages.ts'
import { ProfileFrame } from '../features/account/profile/profile-frame.tsx'
import { accountHead } from '../shell/page-head.ts'

/** Around a member’s own pages: the frame of their area, and their texts, which are here before they are. */
export const Route = createFileRoute('/profile')({
  beforeLoad: enterAccounts,
  head: accountHead,
  component: ProfileFrame,
})

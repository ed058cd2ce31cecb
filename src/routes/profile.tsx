import { createFileRoute } from '@tanstack/react-router'
import { enterAccounts } from '../shell/rare-messages.ts'
import { ProfileFrame } from '../features/account/profile/profile-frame.tsx'
import { areaHead } from '../shell/page-head.ts'

/** Parent route of the profile's pages: loads the messages of accounts first and renders the frame. */
export const Route = createFileRoute('/profile')({
  beforeLoad: enterAccounts,
  head: areaHead('profile'),
  component: ProfileFrame,
})

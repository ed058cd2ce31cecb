import { createFileRoute } from '@tanstack/react-router'
import { enterAccounts } from '../shell/message-lists.ts'
import { ProfileFrame } from '../features/member-area/profile-frame.tsx'
import { areaHead } from '../shell/page-head.ts'

/** Parent route of the profile's pages, with their frame. */
export const Route = createFileRoute('/profile')({
  staticData: { messages: 'profile' },
  beforeLoad: enterAccounts,
  head: areaHead('profile'),
  component: ProfileFrame,
})

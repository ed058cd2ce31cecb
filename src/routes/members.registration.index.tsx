import { createFileRoute } from '@tanstack/react-router'
import { RoleChoice } from '../features/account/registration/role-choice.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { joinByGoogle } from '../shell/join-by-google.tsx'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/registration/')({
  loader: () => loadAlternates('members/registration'),
  head: unlistedHead(m.account_create, m.registration_description),
  component: () => <RoleChoice google={joinByGoogle} />,
})

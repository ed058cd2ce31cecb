import { GoogleButton } from '../features/account/google/google-button.tsx'
import { hrefTo } from '../i18n/links.ts'
import type { RegistrationRole } from '../model/members/members.ts'

/** Google button that registers an account in a role. It leads to the profile, for existing members as well. */
export const joinByGoogle = (role: RegistrationRole) => (
  <GoogleButton joinAs={role} returnTo={() => hrefTo({ to: 'profile', page: 'edit' })} />
)

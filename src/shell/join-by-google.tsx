import { GoogleButton } from '../features/account/google/google-button.tsx'
import { hrefTo } from '../i18n/links.ts'
import type { RegistrationRole } from '../model/members.ts'

/** Google's button for who wants an account in a role. Who has one then finds the own profile. */
export const joinByGoogle = (role: RegistrationRole) => (
  <GoogleButton joinAs={role} back={() => hrefTo({ to: 'profile', page: 'edit' })} />
)

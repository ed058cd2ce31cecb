import { GoogleButton } from '../features/account/google/google-button.tsx'
import { nextPath } from '../features/account/sign-in/return-path.ts'
import { hrefTo } from '../i18n/links.ts'
import type { RegistrationRole } from '../model/members/members.ts'

const returnTo = (): string =>
  nextPath(Object.fromEntries(new URLSearchParams(window.location.search))) ??
  hrefTo({ to: 'profile', page: 'edit' })

/** Google button that registers an account in a role. It leads on to `next`, or to the profile, also existing members. */
export const joinByGoogle = (role: RegistrationRole) => (
  <GoogleButton joinAs={role} returnTo={returnTo} />
)

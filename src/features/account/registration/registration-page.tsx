import type { ReactNode } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import type { RegistrationRole } from '../../../model/members/members.ts'
import { withNext } from '../../../model/members/with-next.ts'
import { m } from '../../../paraglide/messages.js'
import { AuthFrame } from '../../../ui/auth-frame.tsx'
import { Icon, SportIcon } from '../../../ui/icon.tsx'
import { LogInLink } from './log-in-link.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationSteps } from './registration-steps.tsx'
import { useNext } from './use-next.ts'

interface RegistrationPageProps {
  role: RegistrationRole
  /** Button that registers with Google in a role. */
  google: (role: RegistrationRole) => ReactNode
}

/** Second step of the registration: the form of a role, and a link to the other role's. */
export function RegistrationPage({ role, google }: RegistrationPageProps) {
  const next = useNext()
  return (
    <AuthFrame forGuests>
      <RegistrationSteps current={2} />
      <h1>{m.registration_title()}</h1>
      <nav className="role" aria-label={m.registration_step_role()}>
        <a
          href={withNext(hrefTo({ to: 'members', page: 'registration/athlete' }), next)}
          aria-current={role === 'athlete' ? 'page' : undefined}
        >
          <SportIcon sport="run" />
          <b>{m.registration_athlete()}</b>
          <small>{m.registration_athlete_text()}</small>
        </a>
        <a
          href={withNext(hrefTo({ to: 'members', page: 'registration/organiser' }), next)}
          aria-current={role === 'organiser' ? 'page' : undefined}
        >
          <Icon name="flag" />
          <b>{m.registration_organiser()}</b>
          <small>{m.registration_organiser_text()}</small>
        </a>
      </nav>
      {google(role)}
      <p className="or">{m.registration_or()}</p>
      <RegistrationForm role={role} />
      <LogInLink />
    </AuthFrame>
  )
}

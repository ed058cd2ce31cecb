import type { ReactNode } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import type { RegistrationRole } from '../../../model/members.ts'
import { m } from '../../../paraglide/messages.js'
import { AuthFrame } from '../../../ui/auth-frame.tsx'
import { Icon, SportIcon } from '../../../ui/icon.tsx'
import { HaveAccount } from './have-account.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { Steps } from './steps.tsx'

interface RegistrationPageProps {
  role: RegistrationRole
  /** The button of another provider for a role. */
  provider: (role: RegistrationRole) => ReactNode
}

/** The second step to an account: the form of a role, and the way to the other role. */
export function RegistrationPage({ role, provider }: RegistrationPageProps) {
  return (
    <AuthFrame forGuests>
      <Steps current={2} />
      <h1>{m.registration_title()}</h1>
      <nav className="role" aria-label={m.registration_step_role()}>
        <a
          href={hrefTo({ to: 'members', page: 'registration/athlete' })}
          aria-current={role === 'athlete' ? 'page' : undefined}
        >
          <SportIcon sport="run" />
          <b>{m.registration_athlete()}</b>
          <small>{m.registration_athlete_text()}</small>
        </a>
        <a
          href={hrefTo({ to: 'members', page: 'registration/organiser' })}
          aria-current={role === 'organiser' ? 'page' : undefined}
        >
          <Icon name="flag" />
          <b>{m.registration_organiser()}</b>
          <small>{m.registration_organiser_text()}</small>
        </a>
      </nav>
      {provider(role)}
      <p className="or">{m.registration_or()}</p>
      <RegistrationForm role={role} />
      <HaveAccount />
    </AuthFrame>
  )
}

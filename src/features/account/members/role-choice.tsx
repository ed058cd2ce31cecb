import type { ReactNode } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import type { RegistrationRole } from '../../../model/members.ts'
import { m } from '../../../paraglide/messages.js'
import { AuthFrame } from '../../../ui/auth-frame.tsx'
import { Icon, SportIcon } from '../../../ui/icon.tsx'
import { HaveAccount } from './have-account.tsx'
import { Steps } from './steps.tsx'

const benefits = {
  athlete: [m.registration_athlete_profile, m.registration_athlete_private, m.registration_leave],
  organiser: [m.registration_organiser_card, m.registration_organiser_all, m.registration_leave],
} as const satisfies Record<RegistrationRole, readonly (() => string)[]>

interface RoleChoiceProps {
  /** The button of another provider for a role. */
  provider: (role: RegistrationRole) => ReactNode
}

/** The first step to an account: as an athlete or for an organiser, with what each is good for. */
export function RoleChoice({ provider }: RoleChoiceProps) {
  return (
    <AuthFrame forGuests>
      <Steps current={1} />
      <h1>{m.registration_title()}</h1>
      <p>{m.registration_role_question()}</p>
      <div className="roles">
        <section className="role-c" aria-labelledby="as-athlete">
          <SportIcon sport="run" size="l" />
          <h2 id="as-athlete">{m.registration_athlete()}</h2>
          <Benefits role="athlete" />
          <a
            className="btn btn-flare btn-w"
            href={hrefTo({ to: 'members', page: 'registration/athlete' })}
          >
            {m.registration_athlete_go()}
          </a>
          {provider('athlete')}
        </section>
        <section className="role-c" aria-labelledby="as-organiser">
          <Icon name="flag" size="l" />
          <h2 id="as-organiser">{m.registration_organiser()}</h2>
          <Benefits role="organiser" />
          <a className="btn btn-w" href={hrefTo({ to: 'members', page: 'registration/organiser' })}>
            {m.registration_organiser_go()}
          </a>
          {provider('organiser')}
        </section>
      </div>
      <HaveAccount />
    </AuthFrame>
  )
}

function Benefits({ role }: { role: RegistrationRole }) {
  return (
    <ul className="ticks">
      {benefits[role].map((text) => (
        <li key={text()}>
          <Icon name="check" />
          {text()}
        </li>
      ))}
    </ul>
  )
}

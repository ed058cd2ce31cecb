import type { ReactNode } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import type { RegistrationRole } from '../../../model/members/members.ts'
import { withNext } from '../../../model/members/with-next.ts'
import { m } from '../../../paraglide/messages.js'
import { AuthFrame } from '../../../ui/auth-frame.tsx'
import { Icon, SportIcon } from '../../../ui/icon.tsx'
import { LogInLink } from './log-in-link.tsx'
import { RegistrationSteps } from './registration-steps.tsx'
import { useNext } from './use-next.ts'

const benefits = {
  athlete: [m.registration_athlete_profile, m.registration_athlete_private, m.registration_leave],
  organiser: [
    m.registration_organiser_claim,
    m.registration_organiser_editor,
    m.registration_organiser_import,
    m.registration_organiser_card,
    m.registration_organiser_all,
    m.registration_leave,
  ],
} as const satisfies Record<RegistrationRole, readonly (() => string)[]>

interface RoleChoiceProps {
  /** Button that registers with Google in a role. */
  google: (role: RegistrationRole) => ReactNode
}

/** First step of the registration: athlete or organiser, with the benefits of each. */
export function RoleChoice({ google }: RoleChoiceProps) {
  const next = useNext()
  return (
    <AuthFrame forGuests>
      <RegistrationSteps current={1} />
      <h1>{m.registration_title()}</h1>
      <p>{m.registration_role_question()}</p>
      <div className="roles">
        <section className="role-c" aria-labelledby="as-athlete">
          <SportIcon sport="run" size="l" />
          <h2 id="as-athlete">{m.registration_athlete()}</h2>
          <Benefits role="athlete" />
          <a
            className="btn btn-flare btn-w"
            href={withNext(hrefTo({ to: 'members', page: 'registration/athlete' }), next)}
          >
            {m.registration_athlete_go()}
          </a>
          {google('athlete')}
        </section>
        <section className="role-c" aria-labelledby="as-organiser">
          <Icon name="flag" size="l" />
          <h2 id="as-organiser">{m.registration_organiser()}</h2>
          <Benefits role="organiser" />
          <a
            className="btn btn-w"
            href={withNext(hrefTo({ to: 'members', page: 'registration/organiser' }), next)}
          >
            {m.registration_organiser_go()}
          </a>
          {google('organiser')}
        </section>
      </div>
      <LogInLink />
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

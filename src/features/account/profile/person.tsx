import { fullName, personNames } from '../../../i18n/person-name.ts'
import type { ProfileView } from '../../../model/schemas/profile.ts'
import { m } from '../../../paraglide/messages.js'
import type { Account } from './account.ts'
import { initialsOf } from './initials.ts'

/** The picture of somebody, or the initials in a circle. It stands beside the name, so it says nothing more. */
function Face({ profile }: { profile: ProfileView }) {
  const { avatar } = profile
  if (avatar !== null) return <img className="av" src={avatar.url} alt="" width={56} height={56} />
  return (
    <span className="av" aria-hidden="true">
      {initialsOf(...personNames(profile))}
    </span>
  )
}

/** Whose area this is: role, and place as country / city (spec §3). As high before it is known as after. */
export function Person({ account }: { account: Account }) {
  if (account.state !== 'here') {
    return (
      <div className="person is-unknown" aria-hidden="true">
        <span className="av" />
        <p className="person-n">
          <i />
        </p>
        <p className="s">
          <i />
        </p>
      </div>
    )
  }
  const { value: profile } = account
  const { roles, country_names: country, city } = profile
  const place = [country, city].filter((part) => part !== null).join(' / ')
  return (
    <div className="person">
      <Face profile={profile} />
      <p className="person-n">{fullName(profile)}</p>
      <p className="s muted">
        <span>{roles.includes('organizer') ? m.profile_organiser() : m.profile_athlete()}</span>
        {place === '' ? null : <span>{place}</span>}
      </p>
    </div>
  )
}

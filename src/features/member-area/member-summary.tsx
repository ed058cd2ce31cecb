import { fullName, personNames } from '../../i18n/person-name.ts'
import type { ProfileView } from '../../model/schemas/account/profile.ts'
import { m } from '../../paraglide/messages.js'
import type { Account } from './account-context.ts'
import { initialsOf } from '../../model/members/initials.ts'

/** Profile picture or initials. Hidden from screen readers, because the name follows. */
function Avatar({ profile }: { profile: ProfileView }) {
  const { avatar } = profile
  if (avatar !== null) return <img className="av" src={avatar.url} alt="" width={56} height={56} />
  return (
    <span className="av" aria-hidden="true">
      {initialsOf(...personNames(profile))}
    </span>
  )
}

/** Name, role and place (country / city, spec §3) of the signed-in member; until loaded, a placeholder of equal height. */
export function MemberSummary({ account }: { account: Account }) {
  if (account.state !== 'loaded') {
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
  const { role, country_names: country, city } = profile
  const place = [country, city].filter((part) => part !== null).join(' / ')
  return (
    <div className="person">
      <Avatar profile={profile} />
      <p className="person-n">{fullName(profile)}</p>
      <p className="s muted">
        <span>{role === 'organiser' ? m.profile_organiser() : m.profile_athlete()}</span>
        {place === '' ? null : <span>{place}</span>}
      </p>
    </div>
  )
}

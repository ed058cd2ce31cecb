import { useEffect, useRef } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import type { ProfileView } from '../../../model/schemas/profile.ts'
import { m } from '../../../paraglide/messages.js'
import { useAccount } from './account.ts'
import { focusCard } from './card.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { OrganisationForm } from './organisation-form.tsx'
import { OwnPage } from './own-page.tsx'
import { CardSkeleton } from './skeleton.tsx'

/** What an athlete finds at the organisers' door. */
function OrganisersOnly() {
  return (
    <div className="flow">
      <h2>{m.profile_organisers_only()}</h2>
      <p>{m.profile_organisers_only_text()}</p>
      <p>
        <a className="btn" href={hrefTo({ to: 'profile', page: 'edit' })}>
          {m.profile_back()}
        </a>
      </p>
    </div>
  )
}

function Organisations({ profile }: { profile: ProfileView }) {
  const { show } = useAccount()
  const { organizations } = profile
  const hadNone = useRef(organizations.length === 0)
  useEffect(() => {
    const [first] = organizations
    if (!hadNone.current || first === undefined) return
    // The form that had the focus has given way to the card of what it wrote.
    hadNone.current = false
    focusCard(first.permalink)
  }, [organizations])
  const isNew = organizations.length === 0
  return (
    <>
      <p className="area-lead">
        {isNew ? m.profile_organisation_none() : m.profile_organisation_text()}
      </p>
      {(isNew ? [null] : organizations).map((organisation) => (
        <OrganisationForm
          key={organisation?.permalink ?? ''}
          organisation={organisation}
          onSaved={(saved) => show({ ...profile, ...saved })}
        />
      ))}
      <LeaveGuard />
    </>
  )
}

/** The organisations that an organiser speaks for, each a card to edit beside the card that athletes see. */
export function OrganiserPage() {
  return (
    <OwnPage title={m.profile_organisation()} skeleton={<CardSkeleton lines={[3]} />}>
      {(profile) =>
        profile.roles.includes('organizer') ? (
          <Organisations profile={profile} />
        ) : (
          <OrganisersOnly />
        )
      }
    </OwnPage>
  )
}

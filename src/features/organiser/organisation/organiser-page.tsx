import { useEffect, useRef } from 'react'
import type { ProfileView } from '../../../model/schemas/account/profile.ts'
import { m } from '../../../paraglide/messages.js'
import { useAccount } from '../../member-area/account-context.ts'
import { OrganisersOnly } from '../organisers-only.tsx'
import { Disputes } from '../people/disputes.tsx'
import { Invitations } from '../people/invitations.tsx'
import { People } from '../people/people.tsx'
import { focusCard } from '../../member-area/card.tsx'
import { UnsavedChangesDialog } from '../../member-area/unsaved-changes-dialog.tsx'
import { OrganisationForm } from './organisation-form.tsx'
import { PageCard } from './page-card.tsx'
import { MemberPage } from '../../member-area/member-page.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'

function Organisations({ profile }: { profile: ProfileView }) {
  const { setProfile } = useAccount()
  const { organizations } = profile
  const hadNone = useRef(organizations.length === 0)
  useEffect(() => {
    const [first] = organizations
    if (!hadNone.current || first === undefined) return
    // The focused form was replaced by the card of the new organisation.
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
          onSaved={(saved) => setProfile({ ...profile, ...saved })}
        />
      ))}
      {organizations.map(({ permalink, name }) => (
        <PageCard key={permalink} permalink={permalink} name={name} countries={profile.countries} />
      ))}
      <Disputes />
      {isNew ? null : <People />}
      <UnsavedChangesDialog />
    </>
  )
}

/**
 * The organisations of an organiser, each with a form, a preview of the card that athletes see, and its people; above them
 * the invitations to others, which athletes accept here, too.
 */
export function OrganiserPage() {
  const { reload } = useAccount()
  return (
    <MemberPage title={m.profile_organisation()} skeleton={<CardSkeleton lines={[3]} />}>
      {(profile) => (
        <>
          <Invitations onJoined={() => void reload()} />
          {profile.role === 'organiser' ? <Organisations profile={profile} /> : <OrganisersOnly />}
        </>
      )}
    </MemberPage>
  )
}

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { personNames } from '../../../i18n/person-name.ts'
import type { DeletionView } from '../../../model/schemas/account/profile.ts'
import { m } from '../../../paraglide/messages.js'
import { AvatarField } from './avatar/avatar-field.tsx'
import { useAccount } from '../../member-area/account-context.ts'
import { Card } from '../../member-area/card.tsx'
import { centreCurrent } from '../../member-area/centre-current.ts'
import { DataSection } from './data/data-section.tsx'
import { DeletedNotice } from './data/deleted-notice.tsx'
import { EmailsForm } from './emails-form.tsx'
import { DetailsForm } from './details/details-form.tsx'
import { initialsOf } from '../../../model/members/initials.ts'
import { UnsavedChangesDialog } from '../../member-area/unsaved-changes-dialog.tsx'
import { MemberPage } from '../../member-area/member-page.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { SecuritySection } from './security/security-section.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { sections, useSection, type Section } from '../../member-area/use-section.ts'

const sectionNames = {
  details: m.profile_tab_details,
  security: m.profile_tab_security,
  preferences: m.profile_tab_preferences,
  data: m.profile_tab_data,
} as const satisfies Record<Section, () => string>

function Tabs({ current }: { current: Section }) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => centreCurrent(bar.current), [current])
  return (
    <nav className="tabs" aria-label={m.profile_sections()} ref={bar}>
      {sections.map((section) => (
        <a
          key={section}
          href={`#${section}`}
          aria-current={section === current ? 'true' : undefined}
        >
          {sectionNames[section]()}
        </a>
      ))}
    </nav>
  )
}

/** A section that is mounted when it is first shown and stays mounted, so that it keeps unsaved input. */
function Panel({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [isMounted, setIsMounted] = useState(isShown)
  if (isShown && !isMounted) setIsMounted(true)
  return isMounted ? <div hidden={!isShown}>{children}</div> : null
}

/** Profile and settings in four sections; each form is saved separately. */
export function EditPage() {
  const { setProfile } = useAccount()
  const current = useSection()
  const [isDeleting, setIsDeleting] = useState(false)
  const [deletion, setDeletion] = useState<DeletionView>()
  if (deletion !== undefined) return <DeletedNotice deletion={deletion} />
  return (
    <MemberPage
      title={m.profile_title()}
      isEndingSession={isDeleting}
      skeleton={
        <>
          <Tabs current={current} />
          <CardSkeleton lines={[2, 8]} />
        </>
      }
    >
      {(profile) => (
        <>
          <Tabs current={current} />
          <Panel isShown={current === 'details'}>
            <Card id="details" title={m.profile_tab_details()}>
              <AvatarField
                avatar={profile.avatar}
                initials={initialsOf(...personNames(profile))}
                onChange={(avatar) => setProfile({ ...profile, avatar })}
              />
              <DetailsForm profile={profile} onSaved={setProfile} />
            </Card>
          </Panel>
          <Panel isShown={current === 'security'}>
            <SecuritySection profile={profile} onChanged={setProfile} />
          </Panel>
          <Panel isShown={current === 'preferences'}>
            <PreferencesForm profile={profile} onSaved={setProfile} />
            <EmailsForm profile={profile} onSaved={setProfile} />
          </Panel>
          <Panel isShown={current === 'data'}>
            <DataSection
              profile={profile}
              isDeleting={isDeleting}
              onDeletingChange={setIsDeleting}
              onDeleted={setDeletion}
            />
          </Panel>
          <UnsavedChangesDialog />
        </>
      )}
    </MemberPage>
  )
}

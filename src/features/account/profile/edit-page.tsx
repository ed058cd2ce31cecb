import { useEffect, useRef, useState, type ReactNode } from 'react'
import { personNames } from '../../../i18n/person-name.ts'
import type { DeletionView } from '../../../model/schemas/profile.ts'
import { m } from '../../../paraglide/messages.js'
import { AvatarField } from './avatar-field.tsx'
import { useAccount } from './account.ts'
import { Card } from './card.tsx'
import { centreCurrent } from './centre-current.ts'
import { DataSection } from './data-section.tsx'
import { DeletedNotice } from './deleted-notice.tsx'
import { DetailsForm } from './details-form.tsx'
import { initialsOf } from './initials.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { OwnPage } from './own-page.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { SecuritySection } from './security-section.tsx'
import { CardSkeleton } from './skeleton.tsx'
import { sections, useSection, type Section } from './use-section.ts'

const names = {
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
          {names[section]()}
        </a>
      ))}
    </nav>
  )
}

/** A section is made when somebody first comes to it, and then keeps what was typed into it. */
function Panel({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [isMade, setIsMade] = useState(isShown)
  if (isShown && !isMade) setIsMade(true)
  return isMade ? <div hidden={!isShown}>{children}</div> : null
}

/** Everything about the own account, in four sections; each form saves for itself. */
export function EditPage() {
  const { show } = useAccount()
  const current = useSection()
  const [isDeleting, setIsDeleting] = useState(false)
  const [deletion, setDeletion] = useState<DeletionView>()
  if (deletion !== undefined) return <DeletedNotice deletion={deletion} />
  return (
    <OwnPage
      title={m.profile_title()}
      isLeaving={isDeleting}
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
                onChange={(avatar) => show({ ...profile, avatar })}
              />
              <DetailsForm profile={profile} onSaved={show} />
            </Card>
          </Panel>
          <Panel isShown={current === 'security'}>
            <SecuritySection profile={profile} onChanged={show} />
          </Panel>
          <Panel isShown={current === 'preferences'}>
            <PreferencesForm profile={profile} onSaved={show} />
          </Panel>
          <Panel isShown={current === 'data'}>
            <DataSection
              profile={profile}
              isDeleting={isDeleting}
              onDeleting={setIsDeleting}
              onDeleted={setDeletion}
            />
          </Panel>
          <LeaveGuard />
        </>
      )}
    </OwnPage>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import type { DeskScreen } from '../../i18n/words.ts'
import { m } from '../../paraglide/messages.js'
import { AsyncContent } from './async-content.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import { MissingContent } from './missing-content.tsx'
import { StaffTabs } from './staff-tabs.tsx'

type Data<Value> = ComponentProps<typeof AsyncContent<Value>>['data']

interface StaffFrameProps<Value> {
  /** Class of its style sheet. */
  name: 'dk' | 'inbox'
  title: string
  /** The current screen of the menu of moderators: null for their inbox, undefined for a page without the menu. */
  screen: DeskScreen | null | undefined
  /** `missing` is the refusal of members who may not see it. */
  data: Data<Value> | { state: 'missing' }
  onRetry: () => Promise<void>
  children: (value: Value) => ReactNode
}

/** A page with an inbox or a screen of the desk. The server renders it without data. */
export function StaffFrame<Value>({
  name,
  title,
  screen,
  data,
  onRetry,
  children,
}: StaffFrameProps<Value>) {
  return (
    <div
      className={`wrap ${name}`}
      data-hydrate="now"
      data-members-only={data.state === 'loaded' ? '' : undefined}
    >
      <h1>{title}</h1>
      <noscript>
        <p>{m.profile_no_script()}</p>
      </noscript>
      {data.state === 'missing' ? (
        <MissingContent />
      ) : (
        <>
          {screen === undefined ? null : <StaffTabs current={screen} />}
          <AsyncContent data={data} skeleton={<CardSkeleton lines={[3]} />} onRetry={onRetry}>
            {children}
          </AsyncContent>
        </>
      )}
    </div>
  )
}

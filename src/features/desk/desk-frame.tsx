import type { ReactNode } from 'react'
import type { DeskScreen } from '../../i18n/words.ts'
import { m } from '../../paraglide/messages.js'
import { AsyncContent } from '../member-area/async-content.tsx'
import { CardSkeleton } from '../member-area/card-skeleton.tsx'
import { MissingContent } from '../member-area/missing-content.tsx'
import { StaffTabs } from '../member-area/staff-tabs.tsx'
import type { DeskData } from './use-desk-data.ts'

interface DeskFrameProps<Value> {
  title: string
  screen: DeskScreen
  data: DeskData<Value>
  onRetry: () => Promise<void>
  children: (value: Value) => ReactNode
}

/** A screen of the desk below its menu. The server renders it without data. */
export function DeskFrame<Value>({
  title,
  screen,
  data,
  onRetry,
  children,
}: DeskFrameProps<Value>) {
  return (
    <div
      className="wrap dk"
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
          <StaffTabs current={screen} />
          <AsyncContent data={data} skeleton={<CardSkeleton lines={[3]} />} onRetry={onRetry}>
            {children}
          </AsyncContent>
        </>
      )}
    </div>
  )
}

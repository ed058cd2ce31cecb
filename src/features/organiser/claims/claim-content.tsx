import type { ReactNode } from 'react'
import type { ClaimView } from '../../../model/schemas/account/claims.ts'
import { m } from '../../../paraglide/messages.js'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { ClaimState } from './claim-state.tsx'
import { LogInNotice } from './log-in-notice.tsx'
import { useClaim } from './use-claim.ts'

interface ClaimContentProps {
  permalink: string
  /** The way to claim the event, for a member who neither has it nor waits for a decision. */
  children: (view: ClaimView, setView: (view: ClaimView) => void) => ReactNode
}

/** State of the reader's claim of an event, and below it the way to make one. */
export function ClaimContent({ permalink, children }: ClaimContentProps) {
  const { data, load, setView } = useClaim(permalink)
  return (
    <>
      <noscript>
        <p>{m.profile_no_script()}</p>
      </noscript>
      {data.state === 'signed-out' ? (
        <LogInNotice />
      ) : (
        <AsyncContent
          data={data}
          skeleton={<div className="claim-wait" aria-hidden="true" />}
          onRetry={load}
        >
          {(view) => (
            <>
              <ClaimState view={view} />
              {view.state === 'own' || view.state === 'waiting' ? null : children(view, setView)}
            </>
          )}
        </AsyncContent>
      )}
    </>
  )
}

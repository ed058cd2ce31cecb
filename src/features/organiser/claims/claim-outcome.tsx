import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { ClaimState } from './claim-state.tsx'
import { LogInNotice } from './log-in-notice.tsx'
import { useClaim } from './use-claim.ts'

/** Outcome of a member's claim of an event; without one, the way to make it. */
export function ClaimOutcome({ permalink }: { permalink: string }) {
  const { data, load } = useClaim(permalink)
  const claimPage = `${hrefTo({ to: 'event-step', step: 'signup', permalink })}#claim`
  return (
    <div className="claim-b" data-hydrate="now">
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
              {view.state === 'own' || view.state === 'waiting' ? null : (
                <p>
                  <a className="btn btn-line" href={claimPage}>
                    {m.claim_title()}
                  </a>
                </p>
              )}
            </>
          )}
        </AsyncContent>
      )}
    </div>
  )
}

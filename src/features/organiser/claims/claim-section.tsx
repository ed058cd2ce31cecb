import { m } from '../../../paraglide/messages.js'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { ClaimState } from './claim-state.tsx'
import { ClaimWays } from './claim-ways.tsx'
import { LogInNotice } from './log-in-notice.tsx'
import { useClaim } from './use-claim.ts'

/** The form by which a member shows to organise an event. */
export function ClaimSection({ permalink }: { permalink: string }) {
  const { data, load, setView } = useClaim(permalink)
  return (
    <section id="claim" className="section" aria-labelledby="claim-h" data-hydrate="now">
      <h2 id="claim-h">{m.claim_title()}</h2>
      <div className="claim-b">
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
                  <ClaimWays view={view} onChange={setView} />
                )}
              </>
            )}
          </AsyncContent>
        )}
      </div>
    </section>
  )
}

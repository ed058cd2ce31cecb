import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import { ClaimContent } from './claim-content.tsx'

/** Outcome of a member's claim of an event; without one, the way to make it. */
export function ClaimOutcome({ permalink }: { permalink: string }) {
  const claimPage = `${hrefTo({ to: 'event-step', step: 'signup', permalink })}#claim`
  return (
    <div className="claim-b" data-hydrate="now">
      <ClaimContent permalink={permalink}>
        {() => (
          <p>
            <a className="btn btn-line" href={claimPage}>
              {m.claim_title()}
            </a>
          </p>
        )}
      </ClaimContent>
    </div>
  )
}

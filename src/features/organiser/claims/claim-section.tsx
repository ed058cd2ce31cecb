import { m } from '../../../paraglide/messages.js'
import { ClaimContent } from './claim-content.tsx'
import { ClaimWays } from './claim-ways.tsx'

/** The form by which a member shows to organise an event. */
export function ClaimSection({ permalink }: { permalink: string }) {
  return (
    <section id="claim" className="section" aria-labelledby="claim-h" data-hydrate="now">
      <h2 id="claim-h">{m.claim_title()}</h2>
      <div className="claim-b">
        <ClaimContent permalink={permalink}>
          {(view, setView) => <ClaimWays view={view} onChange={setView} />}
        </ClaimContent>
      </div>
    </section>
  )
}

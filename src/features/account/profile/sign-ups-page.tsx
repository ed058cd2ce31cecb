import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import { GhostBibs } from '../../../ui/drawings/ghost-bibs.tsx'
import { MemberPage } from '../../member-area/member-page.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'

/** The member's race sign-ups. Orders are not listed yet, so the page explains where they are. */
export function SignUpsPage() {
  return (
    <MemberPage title={m.profile_sign_ups()} skeleton={<CardSkeleton lines={[3]} />}>
      {() => (
        <div className="flow">
          <GhostBibs />
          <p>{m.profile_sign_ups_text()}</p>
          <h2>{m.profile_sign_ups_ways()}</h2>
          <p className="rowx">
            <a className="btn" href={hrefTo({ to: 'calendar', criteria: [] })}>
              {m.error_calendar()}
            </a>
            <a className="btn btn-line" href={hrefTo({ to: 'profile', page: 'saved-events' })}>
              {m.saved_title()}
            </a>
          </p>
        </div>
      )}
    </MemberPage>
  )
}

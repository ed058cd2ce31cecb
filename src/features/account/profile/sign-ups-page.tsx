import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import { GhostBibs } from '../../../ui/drawings/ghost-bibs.tsx'
import { MemberPage } from '../../member-area/member-page.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'

/** The member's race sign-ups. Signing up on this site is not possible yet, so the page explains that. */
export function SignUpsPage() {
  return (
    <MemberPage title={m.profile_sign_ups()} skeleton={<CardSkeleton lines={[3]} />}>
      {() => (
        <div className="flow">
          <GhostBibs />
          <h2>{m.profile_sign_ups_none()}</h2>
          <p>{m.profile_sign_ups_text()}</p>
          <h3>{m.profile_sign_ups_ways()}</h3>
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

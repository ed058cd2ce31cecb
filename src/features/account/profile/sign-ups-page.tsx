import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import { GhostBibs } from '../../../ui/drawings/ghost-bibs.tsx'
import { MemberPage } from '../../member-area/member-page.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { MemberEntries } from './member-entries.tsx'

/** The member's orders of places in races, and ways to further ones. */
export function SignUpsPage() {
  const skeleton = <CardSkeleton lines={[3]} />
  return (
    <MemberPage title={m.profile_sign_ups()} skeleton={skeleton}>
      {() => (
        <div className="flow">
          <MemberEntries skeleton={skeleton} none={<GhostBibs />} />
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

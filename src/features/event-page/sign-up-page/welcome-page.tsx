import type { ReactNode } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import type { LoadedEvent } from '../load-event.ts'
import { SignUpPanel } from '../sign-up/sign-up-panel.tsx'
import { SignUpHeading, Notify } from './sign-up-page.tsx'

interface WelcomePageProps {
  event: LoadedEvent
  /** Outcome of the member's claim. */
  claim: ReactNode
}

/** After an order here: where its places and tickets are. */
const AfterOrder = () => (
  <section className="panel" aria-labelledby="ordered">
    <h2 className="panel-h" id="ordered">
      {m.ticket_heading()}
    </h2>
    <p>{m.welcome_order({ list: m.profile_sign_ups() })}</p>
    <p>{m.ticket_show()}</p>
    <p>
      <a className="btn btn-line" href={hrefTo({ to: 'profile', page: 'registrations' })}>
        {m.profile_sign_ups()}
      </a>
    </p>
  </section>
)

/**
 * Next steps after signing up or claiming an event. Of an event that is sold here it says where the order is, and does not
 * offer to sign up again.
 */
export function WelcomePage({ event, claim }: WelcomePageProps) {
  const isSoldHere = event.edition.registration.here !== null
  return (
    <div className="wrap sign-up-page">
      <SignUpHeading event={event} title={m.welcome_title()} />
      <div className="claim-cols">
        <div>
          {isSoldHere ? <AfterOrder /> : null}
          {claim}
        </div>
        <aside className="claim-a">
          <section aria-labelledby="take-part">
            <h2 id="take-part">{m.sign_up_page_take_part()}</h2>
            {isSoldHere ? null : <SignUpPanel event={event} />}
            <Notify event={event} />
          </section>
        </aside>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { LoadedEvent } from '../load-event.ts'
import { SignUpPanel } from '../sign-up/sign-up-panel.tsx'
import { SignUpHeading, Notify } from './sign-up-page.tsx'

interface WelcomePageProps {
  event: LoadedEvent
  /** Outcome of the member's claim. */
  claim: ReactNode
}

/** Next steps after signing up or claiming an event. */
export function WelcomePage({ event, claim }: WelcomePageProps) {
  return (
    <div className="wrap sign-up-page">
      <SignUpHeading event={event} title={m.welcome_title()} />
      <div className="claim-cols">
        <div>{claim}</div>
        <aside className="claim-a">
          <section aria-labelledby="take-part">
            <h2 id="take-part">{m.sign_up_page_take_part()}</h2>
            <SignUpPanel event={event} />
            <Notify event={event} />
          </section>
        </aside>
      </div>
    </div>
  )
}

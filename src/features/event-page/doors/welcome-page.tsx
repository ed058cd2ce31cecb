import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { LoadedEvent } from '../load-event.ts'
import { SignUpPanel } from '../sign-up-panel.tsx'
import { DoorsHead, Notify } from './doors-page.tsx'

interface WelcomePageProps {
  event: LoadedEvent
  /** Outcome of the member's claim. */
  claim: ReactNode
}

/** Next steps after either door. */
export function WelcomePage({ event, claim }: WelcomePageProps) {
  return (
    <div className="wrap doors">
      <DoorsHead event={event} title={m.welcome_title()} />
      <div className="claim-cols">
        <div>{claim}</div>
        <aside className="claim-a">
          <section aria-labelledby="door-part">
            <h2 id="door-part">{m.doors_take_part()}</h2>
            <SignUpPanel event={event} />
            <Notify event={event} />
          </section>
        </aside>
      </div>
    </div>
  )
}

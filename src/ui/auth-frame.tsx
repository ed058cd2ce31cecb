import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { Bars } from './bars.tsx'

/** The race beside the forms; it belongs to no event. */
const legs = [{ hue: 'trail', km: 60, gain: 2900 }] as const

interface AuthFrameProps {
  /** Somebody who is signed in finds that instead of the page. */
  forGuests?: boolean
  children: ReactNode
}

/**
 * A page of accounts: what is to be done on the left, from 1024 px a race on stock beside it. React is asked for at
 * once, because nothing here works without it.
 */
export function AuthFrame({ forGuests = false, children }: AuthFrameProps) {
  return (
    <div className="auth" data-hydrate="now">
      <div className="auth-l">
        {forGuests ? <AlreadySignedIn className="auth-in" /> : null}
        <div className={forGuests ? 'auth-in when-out' : 'auth-in'}>
          {/* Before the fields, so that nobody fills them in for nothing: buttons wait for React (BusyButton). */}
          <noscript>
            <p className="notice n-bad">{m.field_no_script()}</p>
          </noscript>
          {children}
        </div>
      </div>
      <div className="auth-r g-trail" aria-hidden="true">
        <div className="auth-n">
          <div className="num">60</div>
          <p>{m.registration_aside()}</p>
        </div>
        <Bars seed="sixty" legs={legs} width={600} height={260} />
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { Bars } from './bars.tsx'

/** A made-up race that decorates the forms. */
const legs = [{ hue: 'trail', km: 60, gain: 2900 }] as const

interface AuthFrameProps {
  /** Signed-in members see a notice in place of the form. */
  forGuests?: boolean
  children: ReactNode
}

/**
 * Frame of an account page: the form on the left, and from 1024 px a decorative race on the right. `data-hydrate`
 * loads React at once, because forms do not work without it.
 */
export function AuthFrame({ forGuests = false, children }: AuthFrameProps) {
  return (
    <div className="auth" data-hydrate="now">
      <div className="auth-l">
        {forGuests ? <AlreadySignedIn className="auth-in" /> : null}
        <div className={forGuests ? 'auth-in when-out' : 'auth-in'}>
          {/* Before the fields, because without scripts the form cannot be sent: buttons wait for React (BusyButton). */}
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

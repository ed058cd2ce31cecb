import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { ScenePanel } from './scene-panel.tsx'

interface AuthFrameProps {
  /** Signed-in members see a notice in place of the form. */
  forGuests?: boolean
  children: ReactNode
}

/**
 * Frame of an account page: the form on the left, and from 1024 px a scene on the right. `data-hydrate`
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
      <ScenePanel hue="trail" text={m.registration_aside()} />
    </div>
  )
}

import { useState } from 'react'
import { startGoogleSignIn, rememberUserType } from '../../../browser/auth-form.ts'
import type { RegistrationRole } from '../../../model/members.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/busy-button.tsx'

interface GoogleButtonProps {
  /** What somebody becomes who is new. */
  joinAs: RegistrationRole
  /** The path to come back to; the way there checks it again. */
  back: () => string
}

/** Leads to Google. Style sheets show it only where the site has a client there (`<html data-google-client>`). */
export function GoogleButton({ joinAs, back }: GoogleButtonProps) {
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')
  const leave = async () => {
    setState('leaving')
    rememberUserType(joinAs)
    if (!(await startGoogleSignIn(back()))) setState('failed')
  }
  return (
    <div className="google" data-google={joinAs}>
      <BusyButton
        type="button"
        className="btn btn-line btn-w"
        busy={state === 'leaving'}
        onClick={() => void leave()}
      >
        <span className="google-g" aria-hidden="true">
          G
        </span>
        {m.google_continue()}
      </BusyButton>
      <p className="google-failed" role="alert">
        {state === 'failed' ? m.google_failed() : null}
      </p>
    </div>
  )
}

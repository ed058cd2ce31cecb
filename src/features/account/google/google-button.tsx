import { useState } from 'react'
import { startGoogleSignIn, rememberUserType } from '../../../browser/auth-form.ts'
import type { RegistrationRole } from '../../../model/members/members.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'

interface GoogleButtonProps {
  /** Role of a newly created account. */
  joinAs: RegistrationRole
  /** Path to return to afterwards; the server validates it again. */
  returnTo: () => string
}

/** Signs in with Google. Style sheets show it only if the site has a Google client (`<html data-google-client>`). */
export function GoogleButton({ joinAs, returnTo }: GoogleButtonProps) {
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')
  const signIn = async () => {
    setState('leaving')
    rememberUserType(joinAs)
    if (!(await startGoogleSignIn(returnTo()))) setState('failed')
  }
  return (
    <div className="google" data-google={joinAs}>
      <BusyButton
        type="button"
        className="btn btn-line btn-w"
        busy={state === 'leaving'}
        onClick={() => void signIn()}
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

import { useState } from 'react'
import { goToGoogle, rememberUserType } from '../../browser/auth-form.ts'
import { hrefTo } from '../../i18n/links.ts'
import { nextKey, type RegistrationRole } from '../../model/members.ts'
import { safeRedirect } from '../../model/safe-redirect.ts'
import { m } from '../../paraglide/messages.js'
import { BusyButton } from '../../ui/busy-button.tsx'

interface GoogleButtonProps {
  /** What somebody becomes who is new. */
  role: RegistrationRole
  /** Whether the way leads back to this very page; else to where the address says, or home. */
  stays?: boolean
}

function pathBack(stays: boolean): string {
  const { pathname, search } = window.location
  const next = new URLSearchParams(search).get(nextKey)
  return stays ? pathname + search : (safeRedirect(next) ?? hrefTo({ to: 'home' }))
}

/** Leads to Google. Style sheets show it only where the site has a client there (`<html data-google-client>`). */
export function GoogleButton({ role, stays = false }: GoogleButtonProps) {
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')
  const leave = async () => {
    setState('leaving')
    rememberUserType(role)
    if (!(await goToGoogle(pathBack(stays)))) setState('failed')
  }
  return (
    <div className="google" data-google={role}>
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

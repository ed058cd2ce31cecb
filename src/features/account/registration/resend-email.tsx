import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'
import { useState } from 'react'
import { failureText } from '../../../i18n/field-texts.ts'
import { resendSeconds } from '../../../model/values/limits.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { useCountdown } from './use-countdown.ts'

interface ResendEmailProps {
  email: string
  /** Token that lets this browser request the email. */
  pending: string
  /** Seconds until it can first be requested. */
  initialWait?: number
}

/**
 * Requests the confirmation email again, as often as the server's rate limit allows. Screen readers announce the
 * beginning and end of the wait.
 */
export function ResendEmail({ email, pending, initialWait = resendSeconds }: ResendEmailProps) {
  const [secondsLeft, startCountdown] = useCountdown(initialWait)
  const [hasWaited, setHasWaited] = useState(initialWait > 0)
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const isWaiting = secondsLeft > 0
  const resend = async () => {
    if (isBusy || isWaiting) return
    setIsBusy(true)
    const sent = await resultOf(api.members.registration.resend.$post({ json: { pending } }))
    setIsBusy(false)
    if (sent.ok) {
      startCountdown(resendSeconds)
      setHasWaited(true)
      setMessage(m.registration_again_done({ email }))
      return
    }
    const seconds = sent.retryAfter ?? resendSeconds
    if (sent.status === 429 && seconds <= resendSeconds) {
      startCountdown(seconds)
      setHasWaited(true)
    } else if (sent.code.startsWith('token-')) setMessage(m.registration_again_old())
    else setMessage(failureText(sent.status))
  }
  return (
    <div className="again">
      <BusyButton
        busy={isBusy}
        type="button"
        className="btn btn-line"
        aria-disabled={isWaiting}
        onClick={() => void resend()}
      >
        {m.registration_again()}
      </BusyButton>
      {isWaiting ? (
        <span className="s muted" aria-hidden="true">
          {m.registration_again_wait({ seconds: String(secondsLeft) })}
        </span>
      ) : null}
      <p className="s" role="status">
        {message}
        <span className="vh">{isWaiting || !hasWaited ? '' : m.registration_again_ready()}</span>
      </p>
    </div>
  )
}

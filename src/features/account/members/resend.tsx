import { useState } from 'react'
import { failureText } from '../../../i18n/field-texts.ts'
import { resendSeconds } from '../../../model/limits.ts'
import { m } from '../../../paraglide/messages.js'
import { send } from '../../../browser/send.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { useCountdown } from './use-countdown.ts'

interface ResendProps {
  email: string
  /** The token that lets this browser ask for the mail. */
  pending: string
  /** Seconds until it can be asked for. */
  wait?: number
}

/** Asks for the mail once more, no more often than the server lets. Screen readers hear when the wait begins and ends. */
export function Resend({ email, pending, wait: first = resendSeconds }: ResendProps) {
  const [left, wait] = useCountdown(first)
  const [hasWaited, setHasWaited] = useState(first > 0)
  const [said, setSaid] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const isWaiting = left > 0
  const ask = async () => {
    if (isBusy || isWaiting) return
    setIsBusy(true)
    const sent = await send('POST', '/api/members/registration/resend', { pending })
    setIsBusy(false)
    if (sent.ok) {
      wait(resendSeconds)
      setHasWaited(true)
      setSaid(m.registration_again_done({ email }))
      return
    }
    const seconds = sent.retryAfter ?? resendSeconds
    if (sent.status === 429 && seconds <= resendSeconds) {
      wait(seconds)
      setHasWaited(true)
    } else if (sent.code.startsWith('token-')) setSaid(m.registration_again_old())
    else setSaid(failureText(sent.status))
  }
  return (
    <div className="again">
      <BusyButton
        busy={isBusy}
        type="button"
        className="btn btn-line"
        aria-disabled={isWaiting}
        onClick={() => void ask()}
      >
        {m.registration_again()}
      </BusyButton>
      {isWaiting ? (
        <span className="s muted" aria-hidden="true">
          {m.registration_again_wait({ seconds: String(left) })}
        </span>
      ) : null}
      <p className="s" role="status">
        {said}
        <span className="vh">{isWaiting || !hasWaited ? '' : m.registration_again_ready()}</span>
      </p>
    </div>
  )
}

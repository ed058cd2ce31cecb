import { useState } from 'react'
import { failureText } from '../../../i18n/field-texts.ts'
import { m } from '../../../paraglide/messages.js'
import { send } from '../../../browser/send.ts'
import { AuthFrame } from '../../../ui/auth-frame.tsx'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { ConfirmationOutcome } from './confirmation-outcome.tsx'
import { readResult, type ConfirmationResult } from './confirmation-result.ts'
import { useAddressToken } from './use-address-token.ts'

/**
 * Where the links of mails lead. Opening it does nothing, because mail programs and virus scanners open links too: only
 * the button confirms.
 */
export function ConfirmationPage() {
  const token = useAddressToken()
  const [result, setResult] = useState<ConfirmationResult | null>(null)
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const confirm = async () => {
    if (isBusy || typeof token !== 'string') return
    setIsBusy(true)
    const sent = await send('POST', '/api/members/confirmation', { confirmation_token: token })
    setIsBusy(false)
    const read = readResult(sent)
    setResult(read)
    setFailure(read === null && !sent.ok ? failureText(sent.status) : undefined)
    setAttempt((count) => count + 1)
  }
  const shown = token === null ? 'token-invalid' : result
  return (
    <AuthFrame>
      {shown === null ? (
        <div className="auth-in when-linked">
          <h1>{m.confirmation_title()}</h1>
          <p className="lead-t">{m.confirmation_ask()}</p>
          <FormErrors errors={{}} labels={{}} failure={failure} attempt={attempt} />
          <BusyButton busy={isBusy} type="button" onClick={() => void confirm()}>
            {m.confirmation_button()}
          </BusyButton>
        </div>
      ) : (
        <ConfirmationOutcome key={shown} result={shown} onAgain={() => setResult(null)} />
      )}
    </AuthFrame>
  )
}

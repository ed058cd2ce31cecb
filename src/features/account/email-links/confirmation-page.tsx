import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'
import { useState } from 'react'
import { failureText } from '../../../i18n/field-texts.ts'
import { recordOf } from '../../../model/values/record-of.ts'
import { m } from '../../../paraglide/messages.js'
import { AuthFrame } from '../../../ui/auth-frame.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'
import { nextPath } from '../sign-in/return-path.ts'
import { ConfirmationOutcome } from './confirmation-outcome.tsx'
import { readConfirmationResult, type ConfirmationResult } from './confirmation-result.ts'
import { useLinkToken } from './use-link-token.ts'

/**
 * Target of the confirmation links in emails. Opening it changes nothing, because email clients and virus scanners open
 * links too; only the button confirms.
 */
export function ConfirmationPage() {
  const token = useLinkToken()
  const [result, setResult] = useState<ConfirmationResult | null>(null)
  /** Page on which the registration began. */
  const [next, setNext] = useState<string | null>(null)
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const confirm = async () => {
    if (isBusy || typeof token !== 'string') return
    setIsBusy(true)
    const sent = await resultOf(
      api.members.confirmation.$post({ json: { confirmation_token: token } }),
    )
    setIsBusy(false)
    const outcome = readConfirmationResult(sent)
    setResult(outcome)
    setNext(sent.ok ? nextPath(recordOf(sent.body)) : null)
    setFailure(outcome === null && !sent.ok ? failureText(sent.status) : undefined)
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
        <ConfirmationOutcome
          key={shown}
          result={shown}
          next={next}
          onRetry={() => setResult(null)}
        />
      )}
    </AuthFrame>
  )
}

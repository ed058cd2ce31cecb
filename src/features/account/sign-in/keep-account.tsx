import { useState } from 'react'
import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'
import { failureText } from '../../../i18n/field-texts.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'

interface KeepAccountProps {
  /** Token from the response to the right password. */
  token: string
  onKept: () => void
}

/** Takes back the deletion of an account whose password was proven. */
export function KeepAccount({ token, onKept }: KeepAccountProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const keep = async () => {
    setIsBusy(true)
    const sent = await resultOf(
      api.members.confirmation.$post({ json: { confirmation_token: token } }),
    )
    setIsBusy(false)
    if (sent.ok) onKept()
    else setFailure(failureText(sent.status))
  }
  return (
    <div>
      <BusyButton type="button" className="btn btn-w" busy={isBusy} onClick={() => void keep()}>
        {m.profile_delete_keep()}
      </BusyButton>
      <p className="s" role="alert">
        {failure}
      </p>
    </div>
  )
}

import { useState } from 'react'
import { memberChanged } from '../../../browser/events.ts'
import { sendAuthForm } from '../../../browser/auth-form.ts'
import { failureText } from '../../../i18n/field-texts.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'

/** Ends this browser's session, for confirmation links of another account. */
export function LogOutButton({ onDone }: { onDone: () => void }) {
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const logOut = async () => {
    if (isBusy) return
    setIsBusy(true)
    const sent = await sendAuthForm('signout', { callbackUrl: window.location.pathname })
    setIsBusy(false)
    if (sent?.ok !== true) {
      setFailure(failureText(sent === null ? 0 : 500))
      return
    }
    document.dispatchEvent(new Event(memberChanged))
    onDone()
  }
  return (
    <>
      <BusyButton busy={isBusy} type="button" onClick={() => void logOut()}>
        {m.confirmation_log_out()}
      </BusyButton>
      <p role="alert">{failure}</p>
    </>
  )
}

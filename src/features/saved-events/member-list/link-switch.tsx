import type { ApiResponse } from '../../../api/result.ts'
import { useState } from 'react'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { failureText } from '../../../i18n/field-texts.ts'
import type { ListLinkView } from '../../../model/schemas/account/list-links.ts'
import { m } from '../../../paraglide/messages.js'
import { accountResult } from '../../member-area/send-account-request.ts'

interface LinkSwitchProps extends NonNullable<ListLinkView['name']> {
  send: (isOn: boolean) => Promise<ApiResponse>
}

/** Tick that changes what a link shows. It is saved at once, and goes back if that fails. */
export function LinkSwitch({ label, shown, send }: LinkSwitchProps) {
  const [isShown, setIsShown] = useState(shown)
  const change = async (isOn: boolean) => {
    setIsShown(isOn)
    const sent = await accountResult(send(isOn))
    if (!sent.ok) setIsShown(!isOn)
    showSnackbar(sent.ok ? 'ok' : 'bad', sent.ok ? m.profile_saved() : failureText(sent.status))
  }
  return (
    <label className="ck">
      <input
        type="checkbox"
        checked={isShown}
        onChange={({ target }) => void change(target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

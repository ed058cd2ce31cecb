import { api } from '../../../api/index.ts'
import { useState } from 'react'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { failureText } from '../../../i18n/field-texts.ts'
import type { ListLinkView } from '../../../model/schemas/account/list-links.ts'
import { m } from '../../../paraglide/messages.js'
import { accountResult } from '../../member-area/send-account-request.ts'

type LinkNameProps = NonNullable<ListLinkView['name']>

/** Tick that shows the member's first name on the shared page. It is saved at once, and goes back if that fails. */
export function LinkName({ label, shown }: LinkNameProps) {
  const [isShown, setIsShown] = useState(shown)
  const change = async (showsName: boolean) => {
    setIsShown(showsName)
    const sent = await accountResult(
      api.profile['saved-events'].links.$patch({ json: { showsName } }),
    )
    if (!sent.ok) setIsShown(!showsName)
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

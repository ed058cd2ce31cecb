import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { accountResult } from '../../member-area/send-account-request.ts'
import { documentApi, paramOf } from '../draft/desk-api.ts'
import { useEditor } from '../draft/editor-context.ts'

/** Note that the English text has changed since a text was translated, with the button that says it is still right. */
export function Outdated({ path }: { path: string }) {
  const { draft, locale } = useEditor()
  const [isRead, setRead] = useState(false)
  if (isRead || draft.outdated[locale]?.includes(path) !== true) return null
  const read = async () => {
    const request = { ...paramOf(draft.id), json: { locale, path } }
    if ((await accountResult(documentApi.read.$post(request))).ok) setRead(true)
  }
  return (
    <p className="s dk-old">
      {m.desk_outdated()}{' '}
      <button className="link" type="button" onClick={() => void read()}>
        {m.desk_still_right()}
      </button>
    </p>
  )
}

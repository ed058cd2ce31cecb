import { useState } from 'react'
import * as v from 'valibot'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { failureText } from '../../../i18n/field-texts.ts'
import {
  newLinkView,
  type LinkTexts,
  type ListLinkView,
  type NewLinkView,
} from '../../../model/schemas/account/list-links.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { sendAccountRequest } from '../../member-area/send-account-request.ts'
import { LinkName } from './link-name.tsx'
import { NewLink } from './new-link.tsx'

interface ListLinkProps {
  link: ListLinkView
  texts: LinkTexts
  /** Loads the page's data again. */
  onChange: () => Promise<void>
}

const path = '/api/profile/saved-events/links'

/** A link to the list: the form that creates, replaces and ends it. The link itself is shown once, after its creation. */
export function ListLink({ link, texts, onChange }: ListLinkProps) {
  const { kind, title, help, since, name } = link
  const [created, setCreated] = useState<NewLinkView | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const change = async (method: 'POST' | 'DELETE') => {
    if (isBusy) return
    setIsBusy(true)
    const sent = await sendAccountRequest(method, `${path}?locale=${getLocale()}`, { kind })
    const read = v.safeParse(newLinkView, sent.ok ? sent.body : null)
    setIsBusy(false)
    // 404: the link has ended already.
    if (!sent.ok && sent.status !== 404) return showSnackbar('bad', failureText(sent.status))
    setCreated(read.success ? read.output : null)
    if (method === 'DELETE') showSnackbar('ok', texts.ended)
    await onChange()
  }
  return (
    <section aria-labelledby={`own-${kind}`}>
      <h2 id={`own-${kind}`}>{title}</h2>
      <p className="s muted">{since ?? help}</p>
      {created === null ? null : <NewLink link={created} title={title} texts={texts} />}
      {name === null ? null : <LinkName {...name} path={path} />}
      <div className="own-link-b">
        <BusyButton
          className="btn btn-line btn-s"
          type="button"
          busy={isBusy}
          onClick={() => void change('POST')}
        >
          {since === null ? texts.create : texts.renew}
        </BusyButton>
        {since === null ? null : (
          <button
            className="btn btn-quiet btn-s"
            type="button"
            onClick={() => void change('DELETE')}
          >
            {texts.end}
          </button>
        )}
      </div>
    </section>
  )
}

import { api } from '../../../api/index.ts'
import { readBody } from '../../../api/parsed-result.ts'
import type { SendFailure } from '../../../api/result.ts'
import { useState } from 'react'
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
import { accountResult } from '../../member-area/send-account-request.ts'
import { LinkSwitch } from './link-switch.tsx'
import { NewLink } from './new-link.tsx'

interface ListLinkProps {
  link: ListLinkView
  texts: LinkTexts
  /** Loads the page's data again. */
  onChange: () => Promise<void>
}

const { links } = api.profile['saved-events']

/** A link to the list: the form that creates, replaces and ends it. The link itself is shown once, after its creation. */
export function ListLink({ link, texts, onChange }: ListLinkProps) {
  const { kind, title, help, since, name, deadlines } = link
  const [created, setCreated] = useState<NewLinkView | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const change = async (send: () => Promise<SendFailure | null>) => {
    if (isBusy) return
    setIsBusy(true)
    const failure = await send()
    setIsBusy(false)
    if (failure !== null) return showSnackbar('bad', failureText(failure.status))
    await onChange()
  }
  const create = () =>
    change(async () => {
      const request = links.$post({ query: { locale: getLocale() }, json: { kind } })
      const sent = readBody(await accountResult(request), newLinkView)
      if (!sent.ok) return sent
      setCreated(sent.body)
      return null
    })
  const end = () =>
    change(async () => {
      const sent = await accountResult(links.$delete({ json: { kind } }))
      // 404: the link has ended already.
      if (!sent.ok && sent.status !== 404) return sent
      setCreated(null)
      showSnackbar('ok', texts.ended)
      return null
    })
  return (
    <section aria-labelledby={`own-${kind}`}>
      <h2 id={`own-${kind}`}>{title}</h2>
      <p className="s muted">{since ?? help}</p>
      {created === null ? null : <NewLink link={created} title={title} texts={texts} />}
      {name === null ? null : (
        <LinkSwitch {...name} send={(showsName) => links.$patch({ json: { showsName } })} />
      )}
      {deadlines === null ? null : (
        <LinkSwitch {...deadlines} send={(isOn) => links.$put({ json: { deadlines: isOn } })} />
      )}
      <div className="own-link-b">
        <BusyButton
          className="btn btn-line btn-s"
          type="button"
          busy={isBusy}
          onClick={() => void create()}
        >
          {since === null ? texts.create : texts.renew}
        </BusyButton>
        {since === null ? null : (
          <button className="btn btn-quiet btn-s" type="button" onClick={() => void end()}>
            {texts.end}
          </button>
        )}
      </div>
    </section>
  )
}

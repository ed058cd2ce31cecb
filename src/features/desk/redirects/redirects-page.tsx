import { useCallback, useState } from 'react'
import { api } from '../../../api/index.ts'
import {
  deskRedirectsView,
  type DeskRedirectsView,
} from '../../../model/schemas/desk/desk-redirects.ts'
import { m } from '../../../paraglide/messages.js'
import { sectionNames } from '../../member-area/section-names.ts'
import { StaffFrame } from '../../member-area/staff-frame.tsx'
import { accountResult } from '../../member-area/send-account-request.ts'
import { useDeskData } from '../use-desk-data.ts'
import { RedirectForm } from './redirect-form.tsx'

const request = () => api.desk.redirects.$get()

type Row = DeskRedirectsView['redirects'][number]

interface RowProps {
  row: Row
  onChange: () => Promise<void>
}

/** A former path with its target. Those of the catalogue are changed with it. */
function RedirectRow({ row: { from, to, isShipped }, onChange }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const remove = async () => {
    const sent = await accountResult(api.desk.redirects.$delete({ query: { from } }))
    setFailed(!sent.ok)
    if (sent.ok) await onChange()
  }
  return (
    <li>
      <div>
        <b className="dk-n">{from}</b>
        <p>{to}</p>
        {isShipped ? <span className="tag">{m.desk_origin_shipped()}</span> : null}
        {hasFailed ? <p className="err">{m.field_failed()}</p> : null}
        {isOpen ? (
          <RedirectForm
            from={from}
            to={to}
            onSaved={async () => {
              setOpen(false)
              await onChange()
            }}
          />
        ) : null}
      </div>
      {isShipped ? null : (
        <p>
          <button
            className="link"
            type="button"
            aria-expanded={isOpen}
            aria-label={`${m.review_change()}: ${from}`}
            onClick={() => setOpen(!isOpen)}
          >
            {m.review_change()}
          </button>
          <button
            className="link"
            type="button"
            aria-label={`${m.review_delete()}: ${from}`}
            onClick={() => void remove()}
          >
            {m.review_delete()}
          </button>
        </p>
      )}
    </li>
  )
}

/** Redirects of former paths: one table, which is added to, changed and shortened. */
export function RedirectsPage() {
  const { data, load } = useDeskData(request, deskRedirectsView)
  const [count, setCount] = useState(0)
  const renew = useCallback(async () => {
    setCount((each) => each + 1)
    await load()
  }, [load])
  return (
    <StaffFrame
      name="dk"
      title={sectionNames.redirects()}
      screen="redirects"
      data={data}
      onRetry={load}
    >
      {({ redirects }) => (
        <>
          <p className="lead-t">{m.desk_redirects_text()}</p>
          <div className="dk-new">
            <h2 className="dk-h">{m.desk_add_redirect()}</h2>
            <RedirectForm key={count} from="" to="" onSaved={renew} />
          </div>
          {redirects.length === 0 ? (
            <p className="inbox-none">{m.desk_none()}</p>
          ) : (
            <ul className="dk-list">
              {redirects.map((row) => (
                <RedirectRow key={row.from} row={row} onChange={renew} />
              ))}
            </ul>
          )}
        </>
      )}
    </StaffFrame>
  )
}

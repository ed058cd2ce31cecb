import { useState, type FormEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Modal } from '../../../ui/modal.tsx'
import { accountResult } from '../../member-area/send-account-request.ts'
import { documentApi, outcomeOf, paramOf, type Outcome } from '../draft/desk-api.ts'
import { useEditor } from '../draft/editor-context.ts'
import { usePathName } from '../editor/path-name.ts'
import { OutcomeText } from './outcome-text.tsx'

type Act = 'publish' | 'withdraw'

const actNames = { publish: m.editor_publish, withdraw: m.desk_withdraw }

/** Acts that are scheduled, each with a button that takes it off. */
function Scheduled() {
  const { draft, session } = useEditor()
  const cancel = async (act: Act) => {
    const request = { ...paramOf(draft.id), query: { act } }
    if ((await accountResult(documentApi.schedule.$delete(request))).ok) await session.reload()
  }
  return draft.schedule.map(({ act, at, isOlder, failed }) => (
    <p key={act}>
      <b>
        {actNames[act]()}: {at}
      </b>{' '}
      {isOlder ? m.desk_older() : ''} {failed === null ? '' : m.desk_failed()}{' '}
      <button className="link" type="button" onClick={() => void cancel(act)}>
        {m.editor_remove()}
      </button>
    </p>
  ))
}

/** Has the document published or withdrawn at a time, or withdraws it or publishes it again at once. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const { draft, session } = useEditor()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const nameOf = usePathName()
  const isWithdrawn = draft.state === 'withdrawn'
  const schedule = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const act: Act = form.get('act') === 'withdraw' ? 'withdraw' : 'publish'
    const at = form.get('at')
    const time = new Date(typeof at === 'string' ? at : '')
    if (Number.isNaN(time.getTime())) return setOutcome({ state: 'past' })
    if (!(await session.autosave.flush())) return setOutcome({ state: 'changed' })
    const json = { act, at: time.toISOString(), version: session.autosave.version() }
    const found = await outcomeOf(documentApi.schedule.$put({ ...paramOf(draft.id), json }))
    setOutcome(found)
    if (found.state === 'faults') session.faults.show(found.faults)
    if (found.state === 'done') await session.reload()
  }
  const change = async () => {
    const act = isWithdrawn ? documentApi.return : documentApi.withdraw
    const found = await outcomeOf(act.$post(paramOf(draft.id)))
    setOutcome(found)
    if (found.state === 'done') await session.reload()
  }
  return (
    <Modal id="schedule" title={m.desk_schedule()} onClose={onClose}>
      <Scheduled />
      <form className="form" method="post" noValidate onSubmit={(event) => void schedule(event)}>
        <div className="f">
          <label htmlFor="schedule-act">{m.desk_what()}</label>
          <select className="sel" id="schedule-act" name="act">
            <option value="publish">{actNames.publish()}</option>
            {draft.state === 'published' ? (
              <option value="withdraw">{actNames.withdraw()}</option>
            ) : null}
          </select>
        </div>
        <div className="f">
          <label htmlFor="schedule-at">{m.desk_when()}</label>
          <input className="in" id="schedule-at" name="at" type="datetime-local" required />
          <p className="help">{m.desk_when_help()}</p>
        </div>
        {outcome === null ? null : (
          <OutcomeText outcome={outcome} done={m.media_saved()} nameOf={nameOf} />
        )}
        <div className="dlg-act">
          <button className="btn" type="submit">
            {m.desk_schedule()}
          </button>
          {draft.state === 'new' ? null : (
            <button className="btn btn-line" type="button" onClick={() => void change()}>
              {isWithdrawn ? m.desk_return() : m.desk_withdraw_now()}
            </button>
          )}
        </div>
      </form>
    </Modal>
  )
}

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { send } from '../../../browser/send.ts'
import { showSnackbar } from '../../../browser/snackbar.ts'
import type { AnswerOfOrganisationView } from '../../../model/schemas/community/review-answers.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Modal, type ModalHandle } from '../../../ui/modal.tsx'

interface AnswerDialogProps {
  /** Number of the review. */
  id: string
  /** Message for members of other organisations. */
  others: string
  onClose: () => void
}

/** The form of an organisation's answer to a review, as a dialog. */
export function AnswerDialog({ id, others, onClose }: AnswerDialogProps) {
  const [view, setView] = useState<AnswerOfOrganisationView | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const modal = useRef<ModalHandle>(null)
  const close = useRef(onClose)
  const path = `/api/organiser/reviews/${id}/answer?locale=${getLocale()}`
  useEffect(() => {
    void (async () => {
      const sent = await send('GET', path)
      // As use-review-inputs.ts: Valibot here would join the script that every page loads.
      if (sent.ok) return setView(Object(sent.body))
      showSnackbar('bad', others)
      close.current()
    })()
  }, [path, others])
  if (view === null) return null
  const { texts } = view
  const write = async (method: 'PUT' | 'DELETE', body: object) => {
    setIsBusy(true)
    const sent = await send(method, path, body)
    setIsBusy(false)
    if (!sent.ok) return showSnackbar('bad', texts.failed)
    if (method === 'PUT') showSnackbar('ok', texts.sent)
    modal.current?.close()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    if (!isBusy) void write('PUT', { text, locale: getLocale() })
  }
  return (
    <Modal id="answer-title" title={view.title} onClose={onClose} ref={modal}>
      <form className="form" onSubmit={submit}>
        {view.state === null ? null : <p className="s muted">{view.state}</p>}
        <div className="f">
          <label htmlFor="answer-text">{texts.label}</label>
          <textarea
            className="in"
            id="answer-text"
            name="text"
            rows={6}
            maxLength={view.limit}
            defaultValue={view.text}
            aria-describedby="answer-help"
            dir="auto"
            required
          />
          <p className="help" id="answer-help">
            {texts.help}
          </p>
        </div>
        <div className="rowx">
          <BusyButton busy={isBusy} className="btn">
            {texts.send}
          </BusyButton>
          {view.state === null ? null : (
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => void write('DELETE', {})}
            >
              {texts.remove}
            </button>
          )}
        </div>
      </form>
    </Modal>
  )
}

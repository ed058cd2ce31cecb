import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { RejectionReason } from '../../model/community/moderation.ts'
import type { InboxWords, OpenedItemView } from '../../model/schemas/community/inbox.ts'
import { Modal, type ModalHandle } from '../../ui/modal.tsx'
import { AnswerField } from './answer-field.tsx'
import { decisionForm, type TypedDecision } from './typed-decision.ts'

interface RejectDialogProps {
  item: OpenedItemView
  words: InboxWords
  /** Reason and text from before the session ended. */
  typed: TypedDecision
  onClose: () => void
  onReject: (reason: RejectionReason, answer: string) => void
}

/** Asks for the reason of a rejection and shows the sentence that is mailed. Figures choose, Enter sends. */
export function RejectDialog({ item, words, typed, onClose, onReject }: RejectDialogProps) {
  const { reasons, mailLabel, mailLanguage } = item
  const [key, setKey] = useState(typed.reason ?? reasons[0]?.key)
  const [answer, setAnswer] = useState(typed.answer)
  const dialog = useRef<ModalHandle>(null)
  const chosen = reasons.find((reason) => reason.key === key)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === undefined) return
    dialog.current?.close()
    onReject(chosen.key, answer)
  }
  useEffect(() => {
    const chooseByFigure = ({ key: pressed, target }: KeyboardEvent) => {
      const reason = /^[1-9]$/u.test(pressed) ? reasons[Number(pressed) - 1] : undefined
      if (reason === undefined || target instanceof HTMLTextAreaElement) return
      setKey(reason.key)
      document.getElementById(`reason-${reason.key}`)?.focus()
    }
    document.addEventListener('keydown', chooseByFigure)
    return () => document.removeEventListener('keydown', chooseByFigure)
  }, [reasons])
  return (
    <Modal id="inbox-reject" title={words.why} onClose={onClose} ref={dialog}>
      <form
        className="form"
        method="post"
        data-form={decisionForm(item.id)}
        data-controlled=""
        onSubmit={send}
      >
        <fieldset className="q-why">
          <legend className="vh">{words.why}</legend>
          {reasons.map((reason, index) => (
            <label className="ck" key={reason.key} htmlFor={`reason-${reason.key}`}>
              <input
                id={`reason-${reason.key}`}
                type="radio"
                name="reason"
                value={reason.key}
                checked={reason.key === key}
                onChange={() => setKey(reason.key)}
              />
              <span>{reason.label}</span>
              <kbd>{index + 1}</kbd>
            </label>
          ))}
        </fieldset>
        <div className="q-mail">
          <p className="s muted">{mailLabel}</p>
          {mailLanguage === null ? null : <p lang={mailLanguage}>{chosen?.mail}</p>}
        </div>
        <AnswerField label={words.answer} value={answer} onChange={setAnswer} />
        <div className="rowx">
          <button className="btn btn-bad" type="submit">
            {words.rejectAndMail}
          </button>
          <button className="btn btn-quiet" type="button" onClick={() => dialog.current?.close()}>
            {words.back}
          </button>
        </div>
      </form>
    </Modal>
  )
}

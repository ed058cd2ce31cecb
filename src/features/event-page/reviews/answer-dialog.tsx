import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { goToSignIn, leftPage } from '../../../browser/go-to-sign-in.ts'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { fillTyped } from '../../../browser/typed-values.ts'
import { hrefTo } from '../../../i18n/links.ts'
import type { AnswerOfOrganisationView } from '../../../model/schemas/community/review-answers.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { LongText } from '../../../ui/forms/long-text.tsx'
import { Modal, type ModalHandle } from '../../../ui/modal.tsx'

interface AnswerDialogProps {
  /** Number of the review. */
  id: string
  /** Message for members of other organisations. */
  others: string
  onClose: () => void
}

const answerApi = api.organiser.reviews[':id'].answer

const requestOf = (id: string) => ({ param: { id }, query: { locale: getLocale() } })

/** The form of an organisation's answer to a review, as a dialog. */
export function AnswerDialog({ id, others, onClose }: AnswerDialogProps) {
  const [view, setView] = useState<AnswerOfOrganisationView | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const modal = useRef<ModalHandle>(null)
  const close = useRef(onClose)
  useEffect(() => {
    void (async () => {
      const sent = await resultOf(answerApi.$get(requestOf(id)))
      if (sent.ok) return setView(sent.body)
      showSnackbar('bad', others)
      close.current()
    })()
  }, [id, others])
  if (view === null) return null
  const { texts } = view
  /** @param text null deletes the answer */
  const write = async (text: string | null) => {
    setIsBusy(true)
    const { locale } = requestOf(id).query
    const left = leftPage()
    const sent = await resultOf(
      text === null
        ? answerApi.$delete(requestOf(id))
        : answerApi.$put({ ...requestOf(id), json: { text, locale } }),
    )
    if (!sent.ok && sent.status === 401)
      return goToSignIn(hrefTo({ to: 'members', page: 'signin' }), left)
    setIsBusy(false)
    if (!sent.ok) return showSnackbar('bad', sent.status === 0 ? texts.offline : texts.failed)
    if (text !== null) showSnackbar('ok', texts.sent)
    modal.current?.close()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    if (!isBusy && typeof text === 'string') void write(text)
  }
  return (
    <Modal id="answer-title" title={view.title} onClose={onClose} ref={modal}>
      <form
        className="form"
        method="post"
        data-form={`answer-${id}`}
        ref={fillTyped}
        onSubmit={submit}
      >
        {view.state === null ? null : <p className="s muted">{view.state}</p>}
        <div className="f">
          <label htmlFor="answer-text">{texts.label}</label>
          <LongText
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
            <button type="button" className="btn btn-quiet" onClick={() => void write(null)}>
              {texts.remove}
            </button>
          )}
        </div>
      </form>
    </Modal>
  )
}

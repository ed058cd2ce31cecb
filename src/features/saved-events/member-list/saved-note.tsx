import { api } from '../../../api/index.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { failureText } from '../../../i18n/field-texts.ts'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { fillTyped, hasTyped } from '../../../browser/typed-values.ts'
import { noteMaximumCharacters } from '../../../model/values/limits.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { LongText } from '../../../ui/forms/long-text.tsx'
import { accountResult } from '../../member-area/send-account-request.ts'

interface SavedNoteProps {
  permalink: string
  /** Name of the event. */
  name: string
  note: string | null
}

/** The member's note on a saved event, and the form that changes it. What was typed stays after an error. */
export function SavedNote({ permalink, name, note }: SavedNoteProps) {
  const [shown, setShown] = useState(note)
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const id = `note-${permalink}`
  const summary = useRef<HTMLElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (hasTyped(id)) setIsOpen(true)
    fillTyped(form.current)
  }, [id])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    setIsBusy(true)
    const sent = await accountResult(
      api.profile['saved-events'].$patch({ json: { permalink, note: text } }),
    )
    setIsBusy(false)
    if (!sent.ok) return showSnackbar('bad', failureText(sent.status))
    setShown(text === '' ? null : text)
    setIsOpen(false)
    // The button that was pressed is hidden with the form.
    summary.current?.focus()
    showSnackbar('ok', m.profile_saved())
  }
  return (
    <details
      className="own-fold own-note"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary ref={summary}>
        {shown ?? m.saved_note_add()}
        <span className="vh"> {m.saved_note_label({ name })}</span>
      </summary>
      <form
        className="f"
        method="post"
        data-form={id}
        ref={form}
        onSubmit={(event) => void save(event)}
      >
        <label className="vh" htmlFor={id}>
          {m.saved_note_label({ name })}
        </label>
        <LongText
          id={id}
          name="note"
          ref={field}
          defaultValue={shown ?? ''}
          maxLength={noteMaximumCharacters}
          aria-describedby={`${id}-help`}
          rows={3}
        />
        <p className="help" id={`${id}-help`}>
          {m.saved_note_help()}
        </p>
        <BusyButton busy={isBusy} className="btn btn-line">
          {m.profile_save()}
        </BusyButton>
      </form>
    </details>
  )
}

import { useId, useState, type KeyboardEvent } from 'react'
import { localeTable, type Locale } from '../../../model/locales.ts'
import type { MissingView } from '../../../model/schemas/desk/desk-views.ts'
import { fieldText } from '../../../i18n/field-texts.ts'
import { m } from '../../../paraglide/messages.js'
import { fieldName } from '../fields/block-names.ts'
import { markRead, saveText, type SaveOutcome } from './save-text.ts'

interface MissingTextProps {
  id: number
  text: MissingView['documents'][number]['texts'][number]
  locale: Locale
}

const fieldSelector = '.dk-miss :is(textarea, input)'

/** Moves the focus to the field after this one. */
function focusNext(field: Element): void {
  const fields = [...document.querySelectorAll<HTMLElement>(fieldSelector)]
  fields[fields.findIndex((each) => each === field) + 1]?.focus()
}

/** The English text beside the field of a language. Ctrl with Enter saves and goes on to the next field. */
export function MissingText({ id, text, locale }: MissingTextProps) {
  const fieldId = useId()
  const [typed, setTyped] = useState(text.present)
  const [stored, setStored] = useState(text.present)
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null)
  const name = fieldName(text.path.split('.').at(-1) ?? '')
  const label = m.desk_field_in({ field: name, language: localeTable[locale].name })
  const save = async () => {
    if (typed.trim() === '') return
    const change = { id, path: `${text.path}.${locale}`, from: stored, to: typed }
    const state = await saveText(change)
    setOutcome(state)
    if (state === 'saved') setStored(typed)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    focusNext(event.currentTarget)
    void save()
  }
  const control = {
    className: 'in',
    id: fieldId,
    lang: locale,
    value: typed,
    onKeyDown: press,
  }
  return (
    <div className="dk-two">
      <div>
        <small>{localeTable.en.name}</small>
        <div className="dk-en" lang="en">
          {text.english}
        </div>
      </div>
      <div className={outcome === 'refused' ? 'f is-bad' : 'f'}>
        <label htmlFor={fieldId}>{label}</label>
        {text.isProse ? (
          <textarea {...control} rows={6} onChange={({ target }) => setTyped(target.value)} />
        ) : (
          <input {...control} onChange={({ target }) => setTyped(target.value)} />
        )}
        <div className="rowx">
          <button className="btn btn-line btn-s" type="button" onClick={() => void save()}>
            {m.save_button()}
          </button>
          {text.state === 'outdated' ? (
            <button
              className="link"
              type="button"
              onClick={() =>
                void markRead(id, locale, text.path).then((isRead) =>
                  setOutcome(isRead ? 'saved' : 'failed'),
                )
              }
            >
              {m.desk_still_right()}
            </button>
          ) : null}
          <span className="s" role="status">
            {outcome === 'saved' ? m.desk_saved_draft() : ''}
          </span>
        </div>
        {outcome === null || outcome === 'saved' ? null : (
          <p className="err" role="alert">
            {outcome === 'changed'
              ? m.desk_changed_since()
              : outcome === 'refused'
                ? fieldText('invalid', label)
                : m.field_failed()}
          </p>
        )}
      </div>
      {text.state === 'outdated' ? <p className="s dk-old">{m.desk_outdated()}</p> : null}
    </div>
  )
}

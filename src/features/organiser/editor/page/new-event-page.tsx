import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { fillTyped } from '../../../../browser/typed-values.ts'
import { failureText } from '../../../../i18n/field-texts.ts'
import { hrefTo } from '../../../../i18n/links.ts'
import { locales, localeTable } from '../../../../model/locales.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { BusyButton } from '../../../../ui/forms/busy-button.tsx'
import { Card } from '../sections/card.tsx'
import { SimilarNames } from '../sections/similar-names.tsx'
import { createDraft } from '../draft/draft-api.ts'
import { EditorHead } from './editor-head.tsx'
import { NameField } from './name-field.tsx'

type Failure = { text: string; isOrganisationMissing: boolean } | null

/** Creates the draft of an event and opens its editor. */
function useCreate() {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>(null)
  const create = async (name: string, language: string) => {
    setBusy(true)
    const made = await createDraft(name, language)
    if (made.ok) return await navigate({ to: `/organiser-events/${made.body.id}/edition` })
    setBusy(false)
    const isAthlete = made.status === 403
    const isOrganisationMissing = made.status === 404
    const text = isAthlete
      ? m.editor_athlete_text()
      : isOrganisationMissing
        ? m.profile_organisation_none()
        : failureText(made.status)
    setFailure({ text, isOrganisationMissing })
  }
  return { create, isBusy, failure }
}

/** The first step of a new event: its name, with a look at events that have a similar one. */
export function NewEventPage() {
  const [name, setName] = useState('')
  const { create, isBusy, failure } = useCreate()
  const [isEmpty, setEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => fillTyped(form.current), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const language = new FormData(event.currentTarget).get('language')
    setEmpty(name.trim() === '')
    if (name.trim() === '') return document.getElementById('new-name')?.focus()
    if (!isBusy) void create(name.trim(), typeof language === 'string' ? language : getLocale())
  }
  return (
    <div className="editor" data-hydrate="now" data-members-only="">
      <EditorHead title={m.editor_new()} />
      <div className="wrap ws-new">
        <noscript>
          <p>{m.editor_no_script()}</p>
        </noscript>
        <Card id="new" title={m.editor_basics()}>
          <form className="form" method="post" noValidate ref={form} onSubmit={submit}>
            <NameField onChange={setName} isMissing={isEmpty && name.trim() === ''} />
            <SimilarNames name={name} isNew />
            <div className="f">
              <label htmlFor="new-language">{m.editor_name_language()}</label>
              <select className="sel" id="new-language" name="language" defaultValue={getLocale()}>
                {locales.map((locale) => (
                  <option key={locale} value={locale}>
                    {localeTable[locale].name}
                  </option>
                ))}
              </select>
            </div>
            {failure === null ? null : (
              <p className="err" role="alert">
                {failure.text}{' '}
                {failure.isOrganisationMissing ? (
                  <a className="link" href={hrefTo({ to: 'profile', page: 'organiser' })}>
                    {m.profile_organisation()}
                  </a>
                ) : null}
              </p>
            )}
            <BusyButton busy={isBusy}>{m.editor_continue()}</BusyButton>
          </form>
        </Card>
      </div>
    </div>
  )
}

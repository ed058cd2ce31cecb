import { api } from '../../../api/index.ts'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { fillTyped } from '../../../browser/typed-values.ts'
import { importBytesLimit } from '../../../model/event/imports.ts'
import type { ImportsView } from '../../../model/schemas/organiser/imports.ts'
import { textOfCode } from '../../../model/values/text-of-code.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { accountResult } from '../../member-area/send-account-request.ts'
import { Select } from './select.tsx'

interface SourceStepProps {
  start: ImportsView
  /** Called with the id of the import that was made. */
  onRead: (id: string) => Promise<void>
}

const importsApi = api.organiser.imports

type MadeAnswer = Awaited<ReturnType<typeof importsApi.file.$post>>

/** The first step: a file, or an address. */
export function SourceStep({ start, onRead }: SourceStepProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState('')
  const [organisation, setOrganisation] = useState(start.organisations[0]?.value ?? '')

  useEffect(() => fillTyped(form.current), [])

  const read = async (request: Promise<MadeAnswer>) => {
    setIsBusy(true)
    setError('')
    const sent = await accountResult(request)
    if (sent.ok) await onRead(sent.body.id)
    else {
      const reason = sent.code === 'body-too-large' ? 'too-large' : (sent.field ?? '')
      setError(textOfCode(start.refusals, reason, m.profile_failed()))
    }
    setIsBusy(false)
  }
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return
    const query = { name: file.name, organisation, locale: getLocale() }
    const bytes = new Blob([file], { type: 'application/octet-stream' })
    if (file.size > importBytesLimit) setError(start.refusals['too-large'])
    else await read(importsApi.file.$post({ query, body: bytes }))
    // Without this, choosing the corrected file again fires no event.
    if (input.current !== null) input.current.value = ''
  }
  const readAddress = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = new FormData(event.currentTarget).get('address')
    if (!isBusy && typeof address === 'string')
      void read(importsApi.address.$post({ json: { address, organisation, locale: getLocale() } }))
  }
  return (
    <section aria-labelledby={`${id}-h`} aria-busy={isBusy}>
      <h2 id={`${id}-h`}>{m.import_source()}</h2>
      {start.organisations.length < 2 ? null : (
        <Select
          label={m.registration_organisation()}
          value={organisation}
          options={start.organisations}
          onChange={setOrganisation}
        />
      )}
      <div className="imp-ways">
        <div>
          <input
            ref={input}
            id={`${id}-file`}
            className="vh"
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.ics,.json,.html"
            aria-describedby={`${id}-help ${id}-error`}
            onChange={(event) => void readFile(event.target.files?.[0])}
          />
          <label className="btn btn-line" htmlFor={`${id}-file`}>
            {m.import_file()}
          </label>
          <p className="help" id={`${id}-help`}>
            {m.import_file_help()}
          </p>
          <ul className="imp-templates">
            {start.templates.map(({ format, path }) => (
              <li key={format}>
                <a className="link" href={path} download>
                  {m.import_template({ format })}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <form method="post" ref={form} onSubmit={readAddress}>
          <label className="lab" htmlFor={`${id}-address`}>
            {m.import_address()}
          </label>
          <div className="imp-line">
            <input
              className="in"
              id={`${id}-address`}
              name="address"
              required
              maxLength={1000}
              autoComplete="off"
              aria-describedby={`${id}-address-help ${id}-error`}
            />
            <BusyButton busy={isBusy} className="btn btn-line">
              {m.import_read()}
            </BusyButton>
          </div>
          <p className="help" id={`${id}-address-help`}>
            {m.import_address_help()}
          </p>
        </form>
      </div>
      <p role="status">{isBusy ? m.import_reading() : ''}</p>
      <p className="err" id={`${id}-error`} role="alert">
        {error}
      </p>
    </section>
  )
}

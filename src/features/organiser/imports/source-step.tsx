import { useId, useRef, useState, type FormEvent } from 'react'
import { send } from '../../../browser/send.ts'
import { importBytesLimit } from '../../../model/event/imports.ts'
import type { ImportsView } from '../../../model/schemas/organiser/imports.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Select } from './select.tsx'

interface SourceStepProps {
  start: ImportsView
  /** Called with the id of the import that was made. */
  onRead: (id: string) => Promise<void>
}

const path = '/api/organiser/imports'

/** The first step: a file, or an address. */
export function SourceStep({ start, onRead }: SourceStepProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState('')
  const [organisation, setOrganisation] = useState(start.organisations[0]?.value ?? '')

  const read = async (where: string, body: object) => {
    setIsBusy(true)
    setError('')
    const sent = await send('POST', path + where, body)
    const made = String(Object(sent.ok ? sent.body : null)['id'] ?? '')
    if (made !== '') await onRead(made)
    else if (!sent.ok) {
      const reason = sent.code === 'body-too-large' ? 'too-large' : (sent.field ?? '')
      setError(start.refusals[reason] ?? m.profile_failed())
    }
    setIsBusy(false)
  }
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return
    const query = new URLSearchParams({ name: file.name, organisation })
    const bytes = new Blob([file], { type: 'application/octet-stream' })
    if (file.size > importBytesLimit) setError(start.refusals['too-large'] ?? '')
    else await read(`/file?${query.toString()}`, bytes)
    // Without this, choosing the corrected file again fires no event.
    if (input.current !== null) input.current.value = ''
  }
  const readAddress = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = new FormData(event.currentTarget).get('address')
    if (!isBusy && typeof address === 'string') void read('/address', { address, organisation })
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
          <a className="link" href={start.template} download>
            {m.import_template()}
          </a>
        </div>
        <form onSubmit={readAddress}>
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

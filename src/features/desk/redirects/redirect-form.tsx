import { useId, useState, type FormEvent } from 'react'
import { api } from '../../../api/index.ts'
import type { RedirectFaultCode } from '../../../model/schemas/desk/desk-redirects.ts'
import { m } from '../../../paraglide/messages.js'
import { outcomeOf, type Outcome } from '../draft/desk-api.ts'

const sentences: Readonly<Record<string, () => string>> = {
  'from-invalid': m.desk_from_invalid,
  'from-page': m.desk_from_page,
  'to-invalid': m.desk_to_invalid,
  'to-itself': m.desk_to_itself,
  'to-unknown': m.desk_fault_unknown,
  'to-host': m.desk_to_host,
} satisfies Record<RedirectFaultCode, () => string>

interface FieldProps {
  label: string
  value: string
  isFixed?: boolean
  /** Code of a fault, if there is one. */
  fault: string | undefined
  onChange: (value: string) => void
}

function PathField({ label, value, isFixed = false, fault, onChange }: FieldProps) {
  const id = useId()
  return (
    <div className={fault === undefined ? 'f' : 'f is-bad'}>
      <label htmlFor={id}>{label}</label>
      <input
        className="in"
        id={id}
        required
        readOnly={isFixed}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        value={value}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : `${id}-e`}
        onChange={({ target }) => onChange(target.value)}
      />
      {fault === undefined ? null : (
        <p className="err" id={`${id}-e`} role="alert">
          {(sentences[fault] ?? m.field_failed)()}
        </p>
      )}
    </div>
  )
}

interface RedirectFormProps {
  /** A former path that gets another target; '' for a new one. */
  from: string
  to: string
  onSaved: () => Promise<void>
}

/** Form of a redirect: the former path and its target. */
export function RedirectForm({ from: former, to: target, onSaved }: RedirectFormProps) {
  const [from, setFrom] = useState(former)
  const [to, setTo] = useState(target)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const sent = await outcomeOf(api.desk.redirects.$put({ json: { from, to } }))
    if (sent.state === 'done') await onSaved()
    else setOutcome(sent)
  }
  const faults = outcome?.state === 'faults' ? outcome.faults : {}
  return (
    <form className="dk-group" onSubmit={(event) => void send(event)}>
      <PathField
        label={m.desk_redirect_from()}
        value={from}
        isFixed={former !== ''}
        fault={faults['from']}
        onChange={setFrom}
      />
      <PathField label={m.desk_redirect_to()} value={to} fault={faults['to']} onChange={setTo} />
      {outcome === null || outcome.state === 'faults' ? null : (
        <p className="err" role="alert">
          {m.field_failed()}
        </p>
      )}
      <button className="btn btn-s" type="submit">
        {m.save_button()}
      </button>
    </form>
  )
}

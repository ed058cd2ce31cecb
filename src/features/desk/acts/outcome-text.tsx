import { failureText } from '../../../i18n/field-texts.ts'
import { m } from '../../../paraglide/messages.js'
import type { Outcome } from '../draft/desk-api.ts'
import { faultText } from '../draft/faults.ts'

interface OutcomeTextProps {
  outcome: Outcome
  /** Sentence of the success. */
  done: string
  nameOf: (path: string) => string
}

const refusals = {
  past: m.desk_past,
  far: m.desk_far,
  changed: m.desk_changed_since,
  forbidden: m.desk_second,
} as const

/** Outcome of an act, as a message for all. */
export function OutcomeText({ outcome, done, nameOf }: OutcomeTextProps) {
  if (outcome.state === 'done') return <p role="status">{done}</p>
  if (outcome.state === 'waiting') return <p role="status">{m.desk_waiting()}</p>
  if (outcome.state === 'faults')
    return (
      <div className="err" role="alert">
        <p>{m.editor_first()}</p>
        <ul>
          {Object.entries(outcome.faults).map(([path, code]) => (
            <li key={path}>
              {nameOf(path)}: {faultText(code, nameOf(path))}
            </li>
          ))}
        </ul>
      </div>
    )
  const text = outcome.state === 'failed' ? failureText(outcome.status) : refusals[outcome.state]()
  return (
    <p className="err" role="alert">
      {text}
    </p>
  )
}

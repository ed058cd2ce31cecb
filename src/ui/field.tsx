import type { ComponentProps, ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'

/** What a control needs to belong to its label, help and error. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FrameProps {
  /** Id of the control, unique on the page: the summary of errors links to it. */
  id: string
  label: string
  help?: ReactNode
  /** What to do about it, where the field cannot be taken as it is. */
  error?: ReactNode
  /** Id of what says what is wrong, where that is no sentence below the control. */
  errorId?: string | undefined
  /** Required is the norm. */
  optional?: boolean
  className?: string
}

interface FieldFrameProps extends FrameProps {
  children: (attributes: ControlAttributes) => ReactNode
}

/** Label above a control of any kind, its help or its error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, help, error, errorId, optional = false, className = '', children } = props
  const hasText = error !== undefined && error !== null
  const isBad = hasText || errorId !== undefined
  const noteId = hasText || help !== undefined ? `${id}-note` : undefined
  return (
    <div className={`f ${isBad ? 'is-bad' : ''} ${className}`.trim()}>
      <label htmlFor={id}>
        {label}
        {optional ? <span className="free"> ({m.field_optional()})</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': errorId ?? noteId,
        'aria-invalid': isBad ? true : undefined,
      })}
      {hasText ? (
        <p className="err" id={noteId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : null}
      {!hasText && help !== undefined ? (
        <div className="help" id={noteId}>
          {help}
        </div>
      ) : null}
    </div>
  )
}

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'className'>

/** A line of text with its label, help and error. */
export function Field(props: FrameProps & InputProps) {
  const { id, label, help, error, errorId, optional = false, className = '', ...input } = props
  return (
    <FieldFrame {...{ id, label, help, error, errorId, optional, className }}>
      {(attributes) => <input className="in" required={!optional} {...input} {...attributes} />}
    </FieldFrame>
  )
}

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
  /** Required is the norm. */
  optional?: boolean
  className?: string
}

interface FieldFrameProps extends FrameProps {
  children: (attributes: ControlAttributes) => ReactNode
}

/** Label above a control of any kind, its help or its error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, help, error, optional = false, className = '', children } = props
  const isBad = error !== undefined && error !== null
  const says = isBad || help !== undefined
  return (
    <div className={`f ${isBad ? 'is-bad' : ''} ${className}`.trim()}>
      <label htmlFor={id}>
        {label}
        {optional ? <span className="free"> ({m.field_optional()})</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': says ? `${id}-note` : undefined,
        'aria-invalid': isBad ? true : undefined,
      })}
      {isBad ? (
        <p className="err" id={`${id}-note`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : null}
      {!isBad && says ? (
        <div className="help" id={`${id}-note`}>
          {help}
        </div>
      ) : null}
    </div>
  )
}

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'className'>

/** A line of text with its label, help and error. */
export function Field(props: FrameProps & InputProps) {
  const { id, label, help, error, optional = false, className = '', ...input } = props
  return (
    <FieldFrame {...{ id, label, help, error, optional, className }}>
      {(attributes) => <input className="in" required={!optional} {...input} {...attributes} />}
    </FieldFrame>
  )
}

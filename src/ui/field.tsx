import type { ComponentProps, ReactNode } from 'react'
import { fieldText } from '../i18n/field-texts.ts'
import type { FieldError } from '../model/field-errors.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'

/** What a control needs to be sent, and to belong to its label, help and error. */
export interface ControlAttributes {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** What a form says of one of its fields. */
export interface FieldOfForm {
  /** Id of the control, unique on the page: the summary of errors links to it. */
  id: string
  name: string
  label: string
  /** Why the field cannot be taken as it is. */
  error: FieldError | undefined
}

interface FrameProps extends FieldOfForm {
  help?: ReactNode
  /** Required is the norm. */
  optional?: boolean
}

export interface FieldFrameProps extends FrameProps {
  /** A way to mend it, behind what is wrong. */
  remedy?: ReactNode
  /** Id of what says what is wrong, where that is no sentence below the control. */
  errorId?: string | undefined
  children: (attributes: ControlAttributes) => ReactNode
}

/** Label above a control of any kind, its help or its error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, name, label, help, error, remedy, errorId, optional = false, children } = props
  const isBad = error !== undefined || errorId !== undefined
  const noteId = error !== undefined || help !== undefined ? `${id}-note` : undefined
  return (
    <div className={isBad ? 'f is-bad' : 'f'}>
      <label htmlFor={id}>
        {label}
        {optional ? <span className="free"> ({m.field_optional()})</span> : null}
      </label>
      {children({
        id,
        name,
        'aria-describedby': errorId ?? noteId,
        'aria-invalid': isBad ? true : undefined,
      })}
      {error === undefined ? null : <ErrorNote id={noteId} error={error} remedy={remedy} />}
      {error === undefined && help !== undefined ? (
        <div className="help" id={noteId}>
          {help}
        </div>
      ) : null}
    </div>
  )
}

interface ErrorNoteProps {
  id: string | undefined
  error: FieldError
  remedy?: ReactNode
}

/** What to do about a field, below its control. */
export function ErrorNote({ id, error, remedy }: ErrorNoteProps) {
  return (
    <p className="err" id={id}>
      <Icon name="alert" />
      <span>
        {fieldText(error)}
        {remedy === undefined ? null : <> {remedy}</>}
      </span>
    </p>
  )
}

/** What an input in a frame takes, besides what its frame gives it. */
export type FramedInputProps = FrameProps &
  Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'>

/** A line of text with its label, help and error. */
export function Field(props: FramedInputProps & Pick<FieldFrameProps, 'remedy'>) {
  const { id, name, label, help, error, remedy, optional = false, ...input } = props
  return (
    <FieldFrame {...{ id, name, label, help, error, remedy, optional }}>
      {(attributes) => <input className="in" required={!optional} {...input} {...attributes} />}
    </FieldFrame>
  )
}

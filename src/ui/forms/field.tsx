import type { ComponentProps, ReactNode } from 'react'
import { fieldText } from '../../i18n/field-texts.ts'
import type { FieldError } from '../../model/values/field-errors.ts'
import { m } from '../../paraglide/messages.js'
import { ErrorText } from './error-text.tsx'

/** Attributes that name a control and associate it with its label, help and error. */
export interface ControlAttributes {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Props that a form passes to each of its fields. */
export interface FieldProps {
  /** Id of the control, unique on the page. The error summary links to it. */
  id: string
  name: string
  label: string
  /** Validation error of the current value. */
  error: FieldError | undefined
}

interface FrameProps extends FieldProps {
  help?: ReactNode
  /** Fields are required by default. */
  optional?: boolean
}

export interface FieldFrameProps extends FrameProps {
  /** Suggested correction, after the error message. */
  remedy?: ReactNode
  /** Id of the element that describes the error, if that is not the message below the control. */
  errorId?: string | undefined
  children: (attributes: ControlAttributes) => ReactNode
}

/** A control of any kind with its label above, and its help or its error below. */
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
      {error === undefined ? null : (
        <ErrorNote id={noteId} error={error} label={label} remedy={remedy} />
      )}
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
  /** Label of the control. */
  label: string
  remedy?: ReactNode
}

/** Error message below a control. */
export function ErrorNote({ id, error, label, remedy }: ErrorNoteProps) {
  return (
    <ErrorText id={id}>
      {fieldText(error, label)}
      {remedy === undefined ? null : <> {remedy}</>}
    </ErrorText>
  )
}

/** Props of an input in a frame: those of the frame, and all others of the input. */
export type FramedInputProps = FrameProps &
  Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'>

/** A single-line input with its label, help and error. */
export function Field(props: FramedInputProps & Pick<FieldFrameProps, 'remedy'>) {
  const { id, name, label, help, error, remedy, optional = false, ...input } = props
  return (
    <FieldFrame {...{ id, name, label, help, error, remedy, optional }}>
      {(attributes) => <input className="in" required={!optional} {...input} {...attributes} />}
    </FieldFrame>
  )
}

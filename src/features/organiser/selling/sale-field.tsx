import type { ComponentProps, ReactNode } from 'react'
import { ErrorText } from '../../../ui/forms/error-text.tsx'

interface SaleFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'id'> {
  /** Path in the terms, which is the control's id. */
  path: string
  label: string
  /** Sentence of its fault. */
  fault: string | undefined
  help?: string
  /** Shown behind the control: a currency. */
  unit?: ReactNode
  onText: (text: string) => void
}

/** A field of a sale's terms with its label, and its help or fault below. */
export function SaleField({ path, label, fault, help, unit, onText, ...input }: SaleFieldProps) {
  const noteId = fault === undefined && help === undefined ? undefined : `${path}-note`
  return (
    <div className={fault === undefined ? 'f' : 'f is-bad'}>
      <label htmlFor={path}>{label}</label>
      <div className="sel-p">
        <input
          className="in tab"
          id={path}
          autoComplete="off"
          aria-describedby={noteId}
          aria-invalid={fault === undefined ? undefined : true}
          {...input}
          onChange={({ target }) => onText(target.value)}
        />
        {unit}
      </div>
      {fault === undefined ? null : <ErrorText id={noteId}>{fault}</ErrorText>}
      {fault === undefined && help !== undefined ? (
        <div className="help" id={noteId}>
          {help}
        </div>
      ) : null}
    </div>
  )
}

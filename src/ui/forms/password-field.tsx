import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { FieldFrame, type FieldFrameProps, type FramedInputProps } from './field.tsx'
import { Icon } from '../icon.tsx'

interface PasswordProps
  extends Omit<FramedInputProps, 'type' | 'autoComplete'>, Pick<FieldFrameProps, 'errorId'> {
  /** For password managers: fill in the stored password, or offer to generate and store a new one. */
  autoComplete: 'current-password' | 'new-password'
}

/** Password input with a button that shows the password. Pasting and password managers are not restricted. */
export function PasswordField(props: PasswordProps) {
  const { id, name, label, help, error, errorId, optional = false, ...input } = props
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame {...{ id, name, label, help, error, errorId, optional }}>
      {(attributes) => (
        <div className="in-g">
          <input
            className="in"
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required={!optional}
            {...input}
            {...attributes}
          />
          <button
            className="ib"
            type="button"
            aria-label={m.field_show_password()}
            aria-controls={id}
            aria-pressed={isShown}
            onClick={() => setIsShown((shown) => !shown)}
          >
            <Icon name="eye" />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}

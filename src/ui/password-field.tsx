import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { FieldFrame, type FieldFrameProps, type FramedInputProps } from './field.tsx'
import { Icon } from './icon.tsx'

interface PasswordProps
  extends Omit<FramedInputProps, 'type' | 'autoComplete'>, Pick<FieldFrameProps, 'errorId'> {
  /** What a password manager shall do here: fill in what it keeps, or offer a new one and keep it. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a button that shows it. Pasting and password managers work as everywhere. */
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

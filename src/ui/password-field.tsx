import { useState, type ComponentProps } from 'react'
import { m } from '../paraglide/messages.js'
import { FieldFrame, type FrameProps } from './field.tsx'
import { Icon } from './icon.tsx'

type PasswordProps = FrameProps &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'autoComplete'> & {
    /** What a password manager shall do here: fill in what it keeps, or offer a new one and keep it. */
    autoComplete: 'current-password' | 'new-password'
  }

/** A password with a button that shows it. Pasting and password managers work as everywhere. */
export function PasswordField(props: PasswordProps) {
  const { id, label, help, error, errorId, optional = false, className = '', ...input } = props
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame {...{ id, label, help, error, errorId, optional, className }}>
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

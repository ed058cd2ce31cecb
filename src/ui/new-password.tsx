import { useEffect, useState } from 'react'
import { fieldText } from '../i18n/field-texts.ts'
import type { FieldError } from '../model/field-errors.ts'
import { brokenRules, passwordRuleNames, type PasswordRule } from '../model/password.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'
import { PasswordField } from './password-field.tsx'

const rules = {
  min: m.password_rule_min,
  lowercase: m.password_rule_lowercase,
  uppercase: m.password_rule_uppercase,
  number: m.password_rule_number,
  symbol: m.password_rule_symbol,
  'pw-whitespace': m.password_rule_whitespace,
} as const satisfies Record<PasswordRule, () => string>

/** The six lines of spec §5: cross and "missing" until a rule is met, tick and "done" after. */
function PasswordRules({ id, text }: { id: string; text: string }) {
  const broken = brokenRules(text)
  return (
    <ul className="rules" id={id} aria-label={m.password_rules()}>
      {passwordRuleNames.map((name) => {
        const isMet = !broken.includes(name)
        return (
          <li key={name} className={isMet ? 'is-ok' : ''} data-rule={name}>
            <Icon name={isMet ? 'check' : 'close'} />
            {rules[name]()}
            <span className="vh">{isMet ? m.password_rule_met() : m.password_rule_open()}</span>
          </li>
        )
      })}
    </ul>
  )
}

interface NewPasswordProps {
  id: string
  name: string
  label: string
  error?: FieldError | undefined
}

/** A password that is being chosen: the rules as a sentence until somebody comes here, then as a live checklist. */
export function NewPassword({ id, name, label, error }: NewPasswordProps) {
  const [text, setText] = useState('')
  const [isBegun, setIsBegun] = useState(false)
  useEffect(() => {
    // What was typed or filled in before React came.
    const control = document.getElementById(id)
    if (!(control instanceof HTMLInputElement) || control.value === '') return
    setText(control.value)
    setIsBegun(true)
  }, [id])
  const rulesId = `${id}-rules`
  // What the checklist shows is not said a second time.
  const isListed = isBegun && passwordRuleNames.some((rule) => rule === error)
  return (
    <div className="new-password">
      <PasswordField
        id={id}
        name={name}
        label={label}
        autoComplete="new-password"
        help={isBegun ? undefined : m.password_help()}
        error={error === undefined || isListed ? undefined : fieldText(error)}
        errorId={isListed ? rulesId : undefined}
        onFocus={() => setIsBegun(true)}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {isBegun ? <PasswordRules id={rulesId} text={text} /> : null}
    </div>
  )
}

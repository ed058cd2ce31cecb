import { useEffect, useState } from 'react'
import { brokenRules, passwordRuleNames, type PasswordRule } from '../../model/members/password.ts'
import { m } from '../../paraglide/messages.js'
import type { FieldProps } from './field.tsx'
import { Icon } from '../icon.tsx'
import { PasswordField } from './password-field.tsx'

const rules = {
  min: m.password_rule_min,
  lowercase: m.password_rule_lowercase,
  uppercase: m.password_rule_uppercase,
  number: m.password_rule_number,
  symbol: m.password_rule_symbol,
  'pw-whitespace': m.password_rule_whitespace,
} as const satisfies Record<PasswordRule, () => string>

/** Checklist of the six rules of spec §5: a cross and "missing" until a rule is met, then a tick and "done". */
function PasswordRules({ id, password }: { id: string; password: string }) {
  const broken = brokenRules(password)
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

/** Field for choosing a password: its rules are a sentence until it is focused, then a live checklist. */
export function NewPassword(field: FieldProps) {
  const { id, error } = field
  const [password, setPassword] = useState('')
  const [isStarted, setIsStarted] = useState(false)
  useEffect(() => {
    // The value may have been typed or filled in before React hydrated.
    const control = document.getElementById(id)
    if (!(control instanceof HTMLInputElement) || control.value === '') return
    setPassword(control.value)
    setIsStarted(true)
  }, [id])
  const rulesId = `${id}-rules`
  // The checklist replaces the error message of its rules.
  const isListed = isStarted && passwordRuleNames.some((rule) => rule === error)
  return (
    <div className="new-password">
      <PasswordField
        {...field}
        autoComplete="new-password"
        help={isStarted ? undefined : m.password_help()}
        error={isListed ? undefined : error}
        errorId={isListed ? rulesId : undefined}
        onFocus={() => setIsStarted(true)}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      {isStarted ? <PasswordRules id={rulesId} password={password} /> : null}
    </div>
  )
}

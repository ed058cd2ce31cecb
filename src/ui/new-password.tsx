import { useEffect, useState } from 'react'
import { brokenRules, passwordRuleNames, type PasswordRule } from '../model/password.ts'
import { m } from '../paraglide/messages.js'
import type { FieldOfForm } from './field.tsx'
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

/** A password that is being chosen: the rules as a sentence until somebody comes here, then as a live checklist. */
export function NewPassword(field: FieldOfForm) {
  const { id, error } = field
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
        {...field}
        autoComplete="new-password"
        help={isBegun ? undefined : m.password_help()}
        error={isListed ? undefined : error}
        errorId={isListed ? rulesId : undefined}
        onFocus={() => setIsBegun(true)}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {isBegun ? <PasswordRules id={rulesId} text={text} /> : null}
    </div>
  )
}

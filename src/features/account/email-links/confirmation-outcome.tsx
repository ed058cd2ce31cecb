import { hrefTo } from '../../../i18n/links.ts'
import { nextKey } from '../../../model/members/members.ts'
import { m } from '../../../paraglide/messages.js'
import type { ConfirmationResult } from './confirmation-result.ts'
import { LogOutButton } from './log-out-button.tsx'
import { Outcome } from './outcome.tsx'

const texts = {
  confirm: [m.confirmation_account_title, m.confirmation_account],
  email: [m.confirmation_email_title, m.confirmation_email],
  undelete: [m.confirmation_undelete_title, m.confirmation_undelete],
  newsletter: [m.confirmation_newsletter_title, m.confirmation_newsletter],
  'token-invalid': [m.confirmation_invalid_title, m.confirmation_invalid],
  'token-expired': [m.confirmation_expired_title, m.confirmation_expired],
  'token-used': [m.confirmation_used_title, m.confirmation_used],
  'token-other-account': [m.confirmation_other_title, m.confirmation_other],
} as const satisfies Record<ConfirmationResult, readonly (() => string)[]>

interface ConfirmationOutcomeProps {
  result: ConfirmationResult
  /** Path to go on to after signing in; null without one. */
  next: string | null
  /** Shows the confirmation button again. */
  onRetry: () => void
}

/** Result of a confirmation link, with the next step. */
export function ConfirmationOutcome({ result, next, onRetry }: ConfirmationOutcomeProps) {
  const [title, text] = texts[result]
  return (
    <Outcome title={title()} text={text()}>
      <NextStep result={result} next={next} onRetry={onRetry} />
    </Outcome>
  )
}

function confirmedPath(signIn: string, next: string | null): string {
  const query = { confirmation: 'success', ...(next === null ? {} : { [nextKey]: next }) }
  return `${signIn}?${new URLSearchParams(query).toString()}`
}

function NextStep({ result, next, onRetry }: ConfirmationOutcomeProps) {
  const signInPath = hrefTo({ to: 'members', page: 'signin' })
  if (result === 'token-other-account') return <LogOutButton onDone={onRetry} />
  if (result === 'newsletter') {
    return (
      <a className="btn" href={hrefTo({ to: 'calendar', criteria: [] })}>
        {m.error_calendar()}
      </a>
    )
  }
  return (
    <a
      className="btn btn-flare btn-l"
      href={result === 'confirm' ? confirmedPath(signInPath, next) : signInPath}
    >
      {m.account_login()}
    </a>
  )
}

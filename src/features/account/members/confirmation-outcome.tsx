import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import type { ConfirmationResult } from './confirmation-result.ts'
import { LogOutHere } from './log-out-here.tsx'
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
  /** Goes back to the button that confirms. */
  onAgain: () => void
}

/** What became of a link, and the way on. */
export function ConfirmationOutcome({ result, onAgain }: ConfirmationOutcomeProps) {
  const [title, text] = texts[result]
  return (
    <Outcome title={title()} text={text()}>
      <WayOn result={result} onAgain={onAgain} />
    </Outcome>
  )
}

function WayOn({ result, onAgain }: ConfirmationOutcomeProps) {
  const signIn = hrefTo({ to: 'members', page: 'signin' })
  if (result === 'token-other-account') return <LogOutHere onDone={onAgain} />
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
      href={result === 'confirm' ? `${signIn}?confirmation=success` : signIn}
    >
      {m.account_login()}
    </a>
  )
}

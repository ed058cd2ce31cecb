import type { ContactView } from '../../model/schemas/organiser/organiser-parts.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ContactResult } from './send-contact.ts'

interface ContactOutcomeProps {
  result: ContactResult
  contact: ContactView
}

/** Outcome of a message. The region is there before its text, so that screen readers announce the text. */
export function ContactOutcome({ result: { outcome, fields }, contact }: ContactOutcomeProps) {
  const isOther = outcome === null || outcome === 'followed'
  const texts = isOther
    ? Object.entries(fields).map(([name, code]) => contact.errors[name]?.[code] ?? '')
    : [contact.outcomes[outcome]]
  return (
    <div role="status">
      {texts.length === 0 ? null : (
        <div className={outcome === 'sent' ? 'notice n-ok' : 'notice n-bad'}>
          <Icon name={outcome === 'sent' ? 'check' : 'alert'} />
          <div>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

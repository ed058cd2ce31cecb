import type { ContactView } from '../../model/schemas/organiser/organiser-parts.ts'
import { textOfCode } from '../../model/values/text-of-code.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ContactResult } from './send-contact.ts'

interface ContactOutcomeProps {
  result: ContactResult
  contact: ContactView
}

/** The text of a field's error; of one that no reader can correct, that the message was refused. */
function errorText({ errors, outcomes }: ContactView, name: string, code: string): string {
  const ofField = Object.entries(errors).find(([field]) => field === name)?.[1]
  return textOfCode(ofField ?? {}, code, outcomes.refused)
}

/** Outcome of a message. The region is there before its text, so that screen readers announce the text. */
export function ContactOutcome({ result: { outcome, fields }, contact }: ContactOutcomeProps) {
  const isOther = outcome === null || outcome === 'followed'
  const texts = isOther
    ? [...new Set(Object.entries(fields).map(([name, code]) => errorText(contact, name, code)))]
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

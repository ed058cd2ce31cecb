import { useEffect, useRef, useState, type FormEvent } from 'react'
import { isOrganiserOutcome } from '../../model/members/organiser-contact.ts'
import type { ContactView } from '../../model/schemas/organiser/organiser-parts.ts'
import type { OrganiserView } from '../../model/views.ts'
import { useIsMember } from '../../ui/use-is-member.ts'
import { ContactOutcome } from './contact-outcome.tsx'
import { OrganiserPart } from './organiser-part.tsx'
import { sendContact, type ContactResult } from './send-contact.ts'

interface ContactProps {
  organiser: OrganiserView
  contact: ContactView
  /** Outcome of the form that was sent without scripts. */
  outcome: string | undefined
}

/** Form that writes to the organiser, whose address is not shown, and its outcome. */
export function Contact({ organiser, contact, outcome }: ContactProps) {
  const isMember = useIsMember()
  const element = useRef<HTMLElement>(null)
  const isBusy = useRef(false)
  const [result, setResult] = useState<ContactResult>({
    outcome: isOrganiserOutcome(outcome) ? outcome : null,
    fields: {},
  })
  useEffect(() => {
    // Hidden fields that are required would keep the browser from sending the form.
    const visitor = element.current?.querySelector('fieldset')
    if (visitor) visitor.disabled = isMember
  }, [isMember])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { target } = event
    if (isBusy.current || !(target instanceof HTMLFormElement)) return
    isBusy.current = true
    setResult(await sendContact(target))
    isBusy.current = false
  }
  // The form inside is submitted, by pointer or keyboard.
  const listeners = { onSubmit: (event: FormEvent) => void submit(event) }
  return (
    <section
      className="org-m"
      id="contact"
      aria-labelledby="contact-h"
      ref={element}
      {...listeners}
    >
      <h2 id="contact-h">{contact.title}</h2>
      <ContactOutcome result={result} contact={contact} />
      {result.outcome === 'sent' ? null : <OrganiserPart part="contact" organiser={organiser} />}
    </section>
  )
}

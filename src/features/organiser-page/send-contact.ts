import { failureOf } from '../../api/result.ts'
import type { OrganiserOutcome } from '../../model/members/organiser-contact.ts'

/** The state of the form after it was sent: an outcome, or codes of errors by field. */
export interface ContactResult {
  outcome: OrganiserOutcome | null
  fields: Record<string, string>
}

const tooMany = 429

/** Sends the form as the browser would, but asks for JSON, so that what was typed stays. It never throws. */
export async function sendContact(form: HTMLFormElement): Promise<ContactResult> {
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(values),
    })
    if (response.ok) return { outcome: 'sent', fields: {} }
    const { status, fields } = await failureOf(response)
    const outcome = status === tooMany ? 'limit' : 'refused'
    const [first] = Object.keys(fields)
    if (first === undefined) return { outcome, fields: {} }
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return { outcome: null, fields }
  } catch {
    return { outcome: 'refused', fields: {} }
  }
}

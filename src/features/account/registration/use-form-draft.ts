import { useEffect, useRef, type RefObject } from 'react'
import { readPendingRegistration } from '../../../browser/pending-registration.ts'

/** Fields carried from one form to the other; passwords and the consent are not. */
const carriedFields = ['organisation', 'firstname', 'lastname', 'username', 'email'] as const

/** Values by field name. In memory only, so they are lost with the document. */
const draft = new Map<string, string>()

function control(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement ? found : null
}

/**
 * Carries typed values between the athlete and organiser forms. The email defaults to the one given to the newsletter.
 * @returns the form's ref, and a function that discards the draft after the form was sent
 */
export function useFormDraft(): [form: RefObject<HTMLFormElement | null>, discard: () => void] {
  const form = useRef<HTMLFormElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    const { current } = form
    if (current === null) return
    if (!draft.get('email')) draft.set('email', readPendingRegistration()?.email ?? '')
    for (const [name, value] of draft) {
      const field = control(current, name)
      if (field?.value !== '' || value === '') continue
      field.value = value
      // Runs the form's validation, like typing.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return () => {
      if (isDone.current) draft.clear()
      else
        for (const name of carriedFields) {
          const field = control(current, name)
          if (field !== null) draft.set(name, field.value)
        }
    }
  }, [])
  return [form, () => (isDone.current = true)]
}

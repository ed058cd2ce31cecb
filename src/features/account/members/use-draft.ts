import { useEffect, useRef, type RefObject } from 'react'
import { readPendingRegistration } from '../../../browser/pending-registration.ts'

/** What goes along from one form to the other. Passwords and the agreement are given to one alone. */
const kept = ['organisation', 'firstname', 'lastname', 'username', 'email'] as const

/** Of the page that is open: it is kept nowhere else. */
const draft = new Map<string, string>()

function control(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement ? found : null
}

/**
 * Whoever goes over to the form of the other role finds there what was typed in this one; until an address was typed,
 * that of the newsletter.
 * @returns the form's ref, and what forgets all of it once it was sent
 */
export function useDraft(): [form: RefObject<HTMLFormElement | null>, forget: () => void] {
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
      // As if somebody had typed it.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return () => {
      if (isDone.current) draft.clear()
      else
        for (const name of kept) {
          const field = control(current, name)
          if (field !== null) draft.set(name, field.value)
        }
    }
  }, [])
  return [form, () => (isDone.current = true)]
}

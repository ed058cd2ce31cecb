import { useEffect, useRef, type RefObject } from 'react'

/** What goes along from one form to the other. Passwords and the agreement are given to one alone. */
const kept = ['organisation', 'firstname', 'lastname', 'username', 'email'] as const

/** Of the page that is open: it is kept nowhere else. */
const draft = new Map<string, string>()

function control(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement ? found : null
}

/**
 * Whoever goes over to the form of the other role finds there what was typed in this one.
 * @param first what stands in a field before anything was typed, by its name
 * @returns the form's ref, and what forgets all of it once it was sent
 */
export function useDraft(
  first: () => Readonly<Partial<Record<(typeof kept)[number], string>>>,
): [form: RefObject<HTMLFormElement | null>, forget: () => void] {
  const form = useRef<HTMLFormElement>(null)
  const begin = useRef(first)
  const isDone = useRef(false)
  useEffect(() => {
    const { current } = form
    if (current === null) return
    const before = begin.current()
    for (const name of kept) {
      const field = control(current, name)
      const value = draft.get(name) || (before[name] ?? '')
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

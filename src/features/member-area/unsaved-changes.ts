import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** Serialised values of each form when it was last saved. */
const savedValues = new WeakMap<HTMLFormElement, string>()

function serialise(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)])
}

/**
 * Makes `<UnsavedChangesDialog>` ask before a form with unsaved changes is left.
 * @returns the form's ref, and a function that marks its current values as saved
 */
export function useUnsavedChanges(): [
  form: RefObject<HTMLFormElement | null>,
  markSaved: () => void,
] {
  const form = useRef<HTMLFormElement>(null)
  const markSaved = useCallback(() => {
    if (form.current === null) return
    form.current.dataset['guarded'] = ''
    savedValues.set(form.current, serialise(form.current))
  }, [])
  useEffect(markSaved, [markSaved])
  return [form, markSaved]
}

/** True if a guarded form of the page has unsaved changes. */
export function hasUnsavedChanges(): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-guarded]')
  return [...forms].some((form) => savedValues.get(form) !== serialise(form))
}

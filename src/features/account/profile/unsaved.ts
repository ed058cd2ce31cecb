import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** What each form held when it was last like the server's copy. */
const kept = new WeakMap<HTMLFormElement, string>()

function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)])
}

/**
 * A form that is not left with changes in it without a question.
 * @returns what the form needs as its ref, and what takes its content as saved
 */
export function useGuardedForm(): [form: RefObject<HTMLFormElement | null>, markSaved: () => void] {
  const form = useRef<HTMLFormElement>(null)
  const markSaved = useCallback(() => {
    if (form.current === null) return
    form.current.dataset['guarded'] = ''
    kept.set(form.current, contentOf(form.current))
  }, [])
  useEffect(markSaved, [markSaved])
  return [form, markSaved]
}

/** Whether a form of the page that is worth asking about holds something that is not saved. */
export function isAnyUnsaved(): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-guarded]')
  return [...forms].some((form) => kept.get(form) !== contentOf(form))
}

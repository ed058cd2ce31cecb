import { useEffect, useRef, type RefObject } from 'react'

/**
 * The fields of a form show what is in force at `path`: what was typed and not sent, or came by going back, gives way
 * to it. The first page keeps what was typed before React took it over.
 */
export function useServedFields(path: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement) field.value = field.defaultValue
      if (field instanceof HTMLSelectElement) field.value = field.dataset['served'] ?? ''
    }
  }, [path])
  return form
}

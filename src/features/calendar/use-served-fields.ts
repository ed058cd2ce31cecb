import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * The fields of a form show what is in force: after each navigation, also one that was given up, what was typed or
 * chosen and is not in the address gives way to it. The first page keeps what was typed before React took it over.
 */
export function useServedFields(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation }) => {
        if (fromLocation === undefined) return
        for (const field of form.current?.elements ?? []) {
          if (field instanceof HTMLInputElement) field.value = field.defaultValue
          if (field instanceof HTMLSelectElement) field.value = field.dataset['served'] ?? ''
        }
      }),
    [router],
  )
  return form
}

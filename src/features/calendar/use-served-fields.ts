import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the fields of a form equal to the URL: each navigation, even a cancelled one, resets input that the URL does
 * not have. On the first page, input from before the hydration stays.
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

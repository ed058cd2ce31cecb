import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Writes the box of the map to the URL of the page, which limits its list to it. */
export function useBoxInUrl(): (box: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (box: string) => {
      const withBox = (before: Record<string, unknown>) => ({ ...before, box, page: undefined })
      void navigate({ to: '.', search: withBox, replace: true, resetScroll: false })
    },
    [navigate],
  )
}

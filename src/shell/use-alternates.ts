import { useRouterState } from '@tanstack/react-router'
import type { Alternates } from '../model/views.ts'

function alternatesOf(data: unknown): Alternates | null {
  if (typeof data !== 'object' || data === null || !('alternates' in data)) return null
  return typeof data.alternates === 'object' ? data.alternates : null
}

const none: Alternates = {}

/** Paths of the current page in all languages; none on the 404 page. */
export function useAlternates(): Alternates {
  return useRouterState({
    select: (state) => {
      const match = state.matches.findLast((each) => alternatesOf(each.loaderData) !== null)
      return alternatesOf(match?.loaderData) ?? none
    },
  })
}

import { createIsomorphicFn } from '@tanstack/react-start'
import type { Details } from './details-content.tsx'

/** Components of the parts that are served as markup; null until a browser has loaded them. */
export const detailsCode: { parts: Details | null } = { parts: null }

async function load(): Promise<void> {
  const { details } = await import('./details-content.tsx')
  detailsCode.parts = details
}

/** Loads the components before an event page is rendered that was reached without a reload. */
export const loadDetails: () => Promise<void> = createIsomorphicFn()
  .server(async () => {})
  .client(load)

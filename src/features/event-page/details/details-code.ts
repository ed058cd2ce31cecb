import { createIsomorphicFn } from '@tanstack/react-start'
import { loadMessages } from '../../../request/load-messages.ts'
import type { Details } from './details-content.tsx'

/** Components of the parts that are served as markup; null until a browser has loaded them. */
export const detailsCode: { parts: Details | null } = { parts: null }

async function load(): Promise<void> {
  const [{ details }] = await Promise.all([
    import('./details-content.tsx'),
    loadMessages('details'),
  ])
  detailsCode.parts = details
}

/** Loads the components and their messages before an event page is rendered that was reached without a reload. */
export const loadDetails: () => Promise<void> = createIsomorphicFn()
  .server(async () => {})
  .client(load)

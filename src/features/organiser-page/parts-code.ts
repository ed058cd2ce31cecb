import { createIsomorphicFn } from '@tanstack/react-start'
import { loadMessages } from '../../request/load-messages.ts'
import type { Parts } from './parts-content.tsx'

/** Components of the parts that are served as markup; null until a browser has loaded them. */
export const partsCode: { parts: Parts | null } = { parts: null }

async function load(): Promise<void> {
  const [{ parts }] = await Promise.all([import('./parts-content.tsx'), loadMessages('parts')])
  partsCode.parts = parts
}

/** Loads the components and their messages before a page is rendered that was reached without a reload. */
export const loadParts: () => Promise<void> = createIsomorphicFn()
  .server(async () => {})
  .client(load)

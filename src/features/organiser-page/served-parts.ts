import { createIsomorphicFn } from '@tanstack/react-start'
import type { OrganiserView } from '../../model/views.ts'
import type { Parts } from './parts-content.tsx'
import { partMarkup } from './served-parts.server.tsx'

/** Markup of a part; null in a browser, which keeps it as served. */
export const servedPart = createIsomorphicFn()
  .server((part: keyof Parts, organiser: OrganiserView): string | null =>
    partMarkup(part, organiser),
  )
  .client((_part: keyof Parts, _organiser: OrganiserView): string | null => null)

import { createIsomorphicFn } from '@tanstack/react-start'
import type { Details } from './details-content.tsx'
import type { LoadedEvent } from '../load-event.ts'
import { detailsMarkup } from './served-details.server.tsx'

/** Markup of a part; null in a browser, which keeps it as served. */
export const servedDetails = createIsomorphicFn()
  .server((part: keyof Details, event: LoadedEvent, sheet: string): string | null =>
    detailsMarkup(part, event, sheet),
  )
  .client((_part: keyof Details, _event: LoadedEvent, _sheet: string): string | null => null)

import { renderToString } from 'react-dom/server'
import { details, type Details } from './details-content.tsx'
import type { LoadedEvent } from './load-event.ts'

/** Markup of a part. */
export function detailsMarkup(part: keyof Details, event: LoadedEvent): string {
  const Part = details[part]
  return renderToString(<Part event={event} />)
}

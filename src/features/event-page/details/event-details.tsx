import { useState } from 'react'
import { ServerMarkup } from '../../../ui/server-markup.tsx'
import { detailsCode } from './details-code.ts'
import type { Details } from './details-content.tsx'
import type { LoadedEvent } from '../load-event.ts'
import { servedDetails } from './served-details.ts'

interface EventDetailsProps {
  part: keyof Details
  event: LoadedEvent
  /** URL of the style sheet that the served markup links; a page that React renders has it in its head. */
  sheet?: string
}

/**
 * A part in which React changes nothing while the page is open: the markup as the server rendered it, or its component if
 * the page was reached without a reload. EventPage mounts it anew for each edition.
 */
export function EventDetails({ part, event, sheet = '' }: EventDetailsProps) {
  const [Part] = useState(() => detailsCode.parts?.[part])
  if (Part !== undefined) return <Part event={event} sheet={null} />
  const id = `ev-${part}-${event.permalink}-${event.edition.bib.date}`
  return <ServerMarkup id={id} content={servedDetails(part, event, sheet)} />
}

import { useState } from 'react'
import type { OrganiserView } from '../../model/views.ts'
import { ServerMarkup } from '../../ui/server-markup.tsx'
import { partsCode } from './parts-code.ts'
import type { Parts } from './parts-content.tsx'
import { servedPart } from './served-parts.ts'

interface OrganiserPartProps {
  part: keyof Parts
  organiser: OrganiserView
}

/** A part as the server rendered it, or its component if the page was reached without a reload. */
export function OrganiserPart({ part, organiser }: OrganiserPartProps) {
  const [Part] = useState(() => partsCode.parts?.[part])
  if (Part !== undefined) return <Part organiser={organiser} />
  const id = `org-${part}-${organiser.permalink}`
  return <ServerMarkup id={id} content={servedPart(part, organiser)} />
}

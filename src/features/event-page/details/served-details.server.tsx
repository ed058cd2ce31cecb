import { renderToString } from 'react-dom/server'
import { details, type Details } from './details-content.tsx'
import type { LoadedEvent } from '../load-event.ts'

/**
 * Markup of a part.
 * @param sheet URL of the style sheet of the sections behind the races. Its link is in front of them, where browsers
 * paint what is above before it has loaded. The fragment distinguishes it from React's link in the head of a page that follows,
 * because React would take this one for its own, which goes with this page.
 */
export function detailsMarkup(part: keyof Details, event: LoadedEvent, sheet: string): string {
  const Part = details[part]
  return renderToString(
    <Part event={event} sheet={<link rel="stylesheet" href={`${sheet}#served`} />} />,
  )
}

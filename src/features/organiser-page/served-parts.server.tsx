import { renderToString } from 'react-dom/server'
import type { OrganiserView } from '../../model/views.ts'
import { parts, type Parts } from './parts-content.tsx'

/** Markup of a part. */
export function partMarkup(part: keyof Parts, organiser: OrganiserView): string {
  const Part = parts[part]
  return renderToString(<Part organiser={organiser} />)
}

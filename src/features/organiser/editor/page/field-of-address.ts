import { isDocumentPath } from '../../../../model/documents/shape.ts'
import { eventShape } from '../../../../model/event-facts/event-shape.ts'

/** Path of the fact that the page's URL names in its fragment; null without one. */
export function fieldOfAddress(): string | null {
  const path = decodeURIComponent(window.location.hash.slice(1).replaceAll('%', '%25'))
  return isDocumentPath(eventShape, path) ? path : null
}

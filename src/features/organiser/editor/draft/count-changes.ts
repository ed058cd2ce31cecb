import { differences } from '../../../../model/documents/differences.ts'
import { eventShape } from '../../../../model/event-facts/event-shape.ts'
import type { EventFacts } from '../../../../model/schemas/event/event-facts.ts'

/** Number of facts that publishing would change. */
export const countChanges = (from: EventFacts | null, to: EventFacts): number =>
  from === null ? 0 : differences(eventShape, from, to).length

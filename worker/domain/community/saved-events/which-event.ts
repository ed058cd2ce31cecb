import { eq, type SQL } from 'drizzle-orm'
import type { EventChoice } from '../../../../src/model/schemas/account/saved-events.ts'
import { event } from '../../catalogue/events/event.table.ts'

/** Condition that selects the event of a form: by its number, or by its permalink. */
export const whichEvent = ({ eventID, permalink = '' }: EventChoice): SQL =>
  eventID === undefined ? eq(event.permalink, permalink) : eq(event.id, eventID)

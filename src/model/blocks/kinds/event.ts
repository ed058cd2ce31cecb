import * as v from 'valibot'
import { permalink } from '../figure.ts'
import { key } from '../key.ts'

/** The card of an event, as it is when the page is read. */
export const event = v.strictObject({
  kind: v.literal('event'),
  key,
  /** Null for none yet. */
  event: v.nullable(permalink),
})

export const blankEvent = { kind: 'event', event: null } as const

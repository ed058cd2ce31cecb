import * as v from 'valibot'
import { ticketStates } from '../../tickets/ticket-states.ts'
import { dateBib } from '../event/edition-card.ts'
import { alternates, figure, hue, leg, text } from '../parts.ts'
import { textsOf } from '../texts-of.ts'

/** `GET /api/tickets/{address}`: a ticket as its page shows it, in the language of the response. */
export const ticketView = v.strictObject({
  texts: textsOf([
    'title',
    'show',
    'fullScreen',
    'close',
    'calendar',
    'print',
    'race',
    'start',
    'person',
    'startNumber',
    'code',
  ]),
  state: v.picklist(ticketStates),
  /** Tag and sentence of a ticket that is not valid; null for one that is. */
  notice: v.nullable(v.strictObject({ label: v.string(), text: v.string() })),
  event: v.strictObject({
    permalink: v.string(),
    name: v.string(),
    lang: v.nullable(v.string()),
    hue,
    path: v.string(),
  }),
  /** Day of the race, or the days of the edition if it is unknown. */
  bib: dateBib,
  legs: v.array(leg),
  /** "Stadtpark, Krems an der Donau". */
  place: text('Venue and town.'),
  race: v.strictObject({
    name: v.string(),
    lang: v.nullable(v.string()),
    figure: v.nullable(figure),
  }),
  /** "09:00", local time of the venue; null if unknown. */
  start: v.nullable(v.string()),
  /** "A. Kim, 1988"; empty for a ticket that was replaced, and once the person is not stored any more. */
  person: v.string(),
  /** "Guardian: B. Kim"; empty without. */
  guardian: v.string(),
  /** "2741"; null without a start number, and for a ticket that is not valid. */
  startNumber: v.nullable(v.string()),
  number: text('"Order number: K7Q-2M9".'),
  /** Paths of the code as SVG and of the calendar file; null for a ticket that is not valid. */
  code: v.nullable(v.string()),
  file: v.nullable(v.string()),
  copied: text('"Copy of 21 November 2026. …", for a page that is shown without a network.'),
  /** ISO date of the day after which the device's copy is erased. */
  until: v.pipe(v.string(), v.isoDate()),
  alternates,
})
export type TicketView = v.InferOutput<typeof ticketView>

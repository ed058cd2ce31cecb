import { Hono } from 'hono'
import * as v from 'valibot'
import { participantNeeds } from '../../../src/model/orders/participants.ts'
import {
  participantAct,
  type participantOutcome,
  type ParticipantsView,
  type ParticipantView,
} from '../../../src/model/schemas/orders/participants.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { resendOrderMail, saveNote } from '../../domain/commerce/participants/change-participant.ts'
import { findDesk } from '../../domain/commerce/participants/find-desk.ts'
import { findParticipant } from '../../domain/commerce/participants/find-participant.ts'
import { findParticipants } from '../../domain/commerce/participants/find-participants.ts'
import { giveUpPlace } from '../../domain/commerce/payments/give-up-place.ts'
import { giveUpPlaces } from '../../domain/commerce/payments/give-up-places.ts'
import { requireSale } from '../../domain/commerce/sales/require-sale.ts'
import { presentParticipant } from '../../present/orders/participant.ts'
import { presentParticipants } from '../../present/orders/participants.ts'
import { ticketKeyIfSet } from '../../settings/ticket-key.ts'
import { jsonBody } from '../middleware/form.ts'
import { localeKey, localeQuery, queryKeys, queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const unshown = showsNothing('Participants are on no public page, nor is how many places are left.')

const digits = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/u), v.transform(Number))
const query = v.object({
  locale: localeKey,
  date: v.optional(v.nullable(v.pipe(v.string(), v.isoDate())), null),
  race: v.optional(v.nullable(digits), null),
  text: v.optional(v.pipe(v.string(), v.maxLength(100), v.trim()), ''),
  need: v.optional(v.nullable(v.picklist(participantNeeds)), null),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/u), v.transform(Number)), '1'),
})

/** @throws DomainError not-found */
const entryOf = (text: string): number => {
  const entry = v.safeParse(digits, text)
  if (!entry.success) throw new DomainError('not-found')
  return entry.output
}

/**
 * Participants of an organiser's editions. `GET /{permalink}?locale&date&race&text&need&page` → ParticipantsView, of the next edition
 * with a sale without `date`; `GET /{edition}/entries/{entry}?locale` → ParticipantView; `POST /{edition}/entries/{entry}` with participantAct
 * → { done }, false if the rule pays another amount than was shown, and nothing has changed.
 * @throws DomainError not-found for events, editions and places of others; conflict for a place that was given up meanwhile, or a note
 * about a person who is not stored any more; invalid-body for an amount above what is left of the order
 */
export const participants = new Hono<MemberEnvironment>()
  .get('/:permalink', queryKeys(query), async (c) => {
    const { db, member, clock } = c.var
    const { locale, date, ...wanted } = c.req.valid('query')
    const permalink = c.req.param('permalink')
    const desk = await findDesk(db, member.id, permalink)
    const today = clock.today()
    const edition =
      desk.editions.find((each) => each.date === date) ??
      desk.editions.findLast(({ endDate }) => endDate >= today) ??
      desk.editions[0] ??
      null
    const found = edition === null ? null : await findParticipants(db, edition.id, wanted)
    const hasTickets = ticketKeyIfSet(c.env) !== null
    return c.json<ParticipantsView>(
      presentParticipants(
        { permalink, desk, edition, found, page: wanted.page, hasTickets },
        locale,
      ),
    )
  })
  .get('/:edition/entries/:entry', localeQuery, async (c) => {
    const { db, member, clock } = c.var
    const editionId = await requireSale(db, member.id, c.req.param('edition'))
    const found = await findParticipant(db, editionId, entryOf(c.req.param('entry')))
    return c.json<ParticipantView>(presentParticipant(found, queryLocale(c), clock.now()))
  })
  .post('/:edition/entries/:entry', unshown, jsonBody(participantAct), async (c) => {
    const { db, member, clock } = c.var
    const now = clock.now()
    const editionId = await requireSale(db, member.id, c.req.param('edition'))
    const place = await findParticipant(db, editionId, entryOf(c.req.param('entry')))
    const { orderId, ordinal } = place
    const act = c.req.valid('json')
    let done = true
    switch (act.act) {
      case 'note':
        await saveNote(db, place, act.note)
        break
      case 'resend':
        await resendOrderMail(db, orderId, now)
        break
      case 'give-up': {
        const given = await giveUpPlace(db, { orderId, ordinal, shown: act.shown }, now)
        done = given.state === 'given-up'
        break
      }
      case 'pay-back':
        await giveUpPlaces(
          db,
          {
            orderId,
            ordinals: [ordinal],
            amount: act.amount,
            withFee: true,
            note: act.reason,
            isMailed: true,
          },
          now,
        )
        break
    }
    c.var.sendMail()
    return c.json<v.InferOutput<typeof participantOutcome>>({ done })
  })

import { sql } from 'drizzle-orm'
import { noteMaximumCharacters } from '../../../../src/model/orders/participants.ts'
import { tidyText } from '../../../../src/model/orders/people.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { queueOrderMail } from '../orders/queue-order-mail.ts'
import type { Participant } from './find-participant.ts'

/**
 * Stores the organiser's note about a person.
 * @throws DomainError conflict for a person who is not stored any more
 */
export async function saveNote(
  db: Database,
  { orderId, ordinal }: Pick<Participant, 'orderId' | 'ordinal'>,
  note: string,
): Promise<void> {
  const { meta } = await prepare(
    db,
    sql`UPDATE participant SET note = ${tidyText(note, noteMaximumCharacters)}
      WHERE order_id = ${orderId} AND ordinal = ${ordinal}`,
  ).run()
  if (meta.changes !== 1) throw new DomainError('conflict')
}

/** Minutes for which the email of an order is sent again once. */
const resendMinutes = 10

/** Queues the email about a paid order again; once in ten minutes, however often it is asked for. */
export async function resendOrderMail(db: Database, orderId: string, now: Date): Promise<void> {
  const span = Math.floor(now.getTime() / (resendMinutes * 60_000))
  await queueOrderMail(
    db,
    { orderId, news: 'paid', cause: `${orderId}-again-${span}` },
    sql`p.state = 'paid'`,
    now,
  ).run()
}

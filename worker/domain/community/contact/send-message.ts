import { eq, sql } from 'drizzle-orm'
import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import {
  organiserInboxPerDay,
  organiserMessagesPerDay,
} from '../../../../src/model/values/limits.ts'
import type { ContactFields } from '../../../../src/model/schemas/organiser/organiser-contact.ts'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { enforceRateLimit } from '../../limits/rate-limit.ts'
import { findMember } from '../../accounts/members/find-member.ts'
import { mailboxKey } from '../../identity-keys/identity-keys.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { queueMailWhere } from '../../messages/mail/queue-mail.ts'
import { organiserMessage } from './organiser-message.table.ts'
import { readRecipients, recipientRows, type ContactRecipient } from './recipients.ts'

const daySeconds = 86_400

interface Author {
  /** Null for a visitor without an account. */
  memberId: number | null
  /** Network of the request (/24 of IPv4, /64 of IPv6); null on loopback. */
  network: string | null
}

/** Name and reply address of the author: those of the account, else those of the form. */
async function senderOf(db: Database, memberId: number | null, fields: ContactFields) {
  const sender = memberId === null ? null : await findMember(db, memberId)
  if (sender !== null)
    return { name: `${sender.firstName} ${sender.lastName}`.trim(), email: sender.email }
  const { name, email } = fields
  if (name === null || email === null)
    throw new FieldErrors({
      ...(name === null ? { name: 'required' } : {}),
      ...(email === null ? { email: 'required' } : {}),
    })
  return { name, email }
}

/** Statement that queues the email for a person of the organisation, if the message was stored. */
const queueFor = (db: Database, digest: string, to: ContactRecipient, at: string) =>
  queueMailWhere(
    db,
    {
      ...to,
      id: sql`'contact-' || ${organiserMessage.id} || '-' || ${to.memberId}`,
      kind: 'contact',
      details: sql`json_object('message', ${organiserMessage.id})`,
      createdAt: at,
    },
    sql`FROM ${organiserMessage} WHERE ${eq(organiserMessage.digest, digest)}`,
  )

/**
 * Stores a message to an organiser and queues it as an email to its people, in one batch. The same message of the same
 * author is stored and mailed once.
 * @returns the address to which the organiser replies
 * @throws DomainError not-found for an organiser without people; too-many-requests; FieldErrors
 */
export async function sendMessage(
  db: Database,
  { memberId, network }: Author,
  fields: ContactFields,
  now: Date,
): Promise<string> {
  const { name, email } = await senderOf(db, memberId, fields)
  const [found] = await readBatch(db, [recipientRows(fields.organiser)])
  const recipients = readRecipients(found)
  if (recipients.length === 0) throw new DomainError('not-found')
  const author = memberId === null ? mailboxKey(email) : `member ${memberId}`
  for (const from of [author, ...(network === null ? [] : [network])])
    await enforceRateLimit(
      db,
      {
        name: 'contact',
        subject: `${fields.organiser} ${from}`,
        limit: organiserMessagesPerDay,
        seconds: daySeconds,
      },
      now,
    )
  await enforceRateLimit(
    db,
    {
      // Members have an inbox of their own, which visitors from many networks cannot fill.
      name: memberId === null ? 'contact-all' : 'contact-members',
      subject: fields.organiser,
      limit: organiserInboxPerDay,
      seconds: daySeconds,
    },
    now,
  )
  const at = now.toISOString()
  const digest = await sha256(JSON.stringify([fields.organiser, author, fields.event, fields.text]))
  await db.batch([
    db
      .insert(organiserMessage)
      .select(
        selectRow(
          organiserMessage,
          {
            organiserId: sql`${organiser.id}`,
            eventId: sql`(SELECT ev.id FROM event ev
              WHERE ev.permalink = ${fields.event} AND ev.organiser_id = ${organiser.id})`,
            memberId,
            name,
            email,
            text: fields.text,
            digest,
            sentAt: at,
          },
          sql`FROM ${organiser} WHERE ${eq(organiser.permalink, fields.organiser)}`,
        ),
      )
      .onConflictDoNothing(),
    ...recipients.map((to) => queueFor(db, digest, to, at)),
  ])
  return email
}

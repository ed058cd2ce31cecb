import type { Database } from '../db/client.ts'
import {
  claimDueMail,
  markFailed,
  markSent,
  maxAttempts,
  tidyMail,
  type DueMail,
} from '../domain/messages/mail/due-mail.ts'
import type { Settings } from '../settings/env.ts'
import { reportFailure } from '../runtime/monitoring.ts'
import { UndeliverableMail } from './undeliverable-mail.ts'
import { outgoingMail } from './outgoing.ts'
import { failureReason } from './failure-reason.ts'
import { renderDue } from './render-due.ts'
import { chooseTransport } from './choose-transport.ts'
import type { Transport } from './transport.ts'

/** Emails sent at the same time. A worker may have six open connections; one is left for the database. */
const batchSize = 5
/** Emails that a request sends at most. */
const requestLimit = 50

/** Milliseconds after which a transport has failed. */
const timeoutMs = 10_000

/** Sender in development, if no setting names another. */
const localSender = 'startline@localhost'

const failureSource = { path: '(mail)', requestId: null }

let hasWarned = false

interface SendOptions {
  /** Origin of the request, used for links if SITE_ORIGIN is empty, as in development; the cron has LOCAL_ORIGIN. */
  origin?: string
  /** Signs links that end emails about events. Without it these wait: only the cron sends them. */
  secret?: string | null
  /** Makes the addresses of tickets in emails (TICKET_KEY). */
  ticketKey?: string | null
  /** Emails sent at most. */
  limit?: number
}

async function sendInTime(
  transport: Transport,
  mail: Parameters<Transport['send']>[0],
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs)
  const timeout = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`no answer in ${timeoutMs / 1000} s`)))
  })
  await Promise.race([transport.send(mail, signal), timeout])
}

/**
 * Sends the emails that are due. Called after a request that has queued some, and by the cron for failed ones: an email
 * has six attempts in about five hours. A failure is stored in its row and does not affect other emails.
 * @throws ConfigError if a setting is missing; all emails stay queued
 */
export async function sendDueMail(
  settings: Settings,
  db: Database,
  now: Date,
  {
    origin = settings.LOCAL_ORIGIN,
    secret = null,
    ticketKey = null,
    limit = requestLimit,
  }: SendOptions = {},
): Promise<void> {
  const transport = await chooseTransport(settings, db)
  if (transport === null) {
    if (!hasWarned) console.warn('MAIL_TRANSPORT is not set: mail is queued and not sent.')
    hasWarned = true
    return
  }
  const site = settings.SITE_ORIGIN === '' ? origin : new URL(settings.SITE_ORIGIN).origin
  const from = settings.MAIL_FROM === '' ? localSender : settings.MAIL_FROM
  const sendOne = async (row: DueMail): Promise<void> => {
    try {
      const parts = await renderDue(db, row, { site, secret, ticketKey, now })
      await sendInTime(transport, outgoingMail({ id: row.id, ...parts }, row.address, from))
    } catch (error) {
      const reason = failureReason(error)
      if (error instanceof UndeliverableMail) return await markFailed(db, row.id, reason, now)
      console.error(`Mail ${row.id} (${row.kind}) was not sent, try ${row.attempts}: ${reason}`)
      const last = row.attempts >= maxAttempts
      if (last) reportFailure(new Error(`Mail given up: ${reason}`), failureSource)
      return await markFailed(db, row.id, reason, last ? now : null)
    }
    await markSent(db, row.id, now)
  }
  await tidyMail(db, now)
  const bulk = secret !== null
  for (let left = limit; left > 0; left -= batchSize) {
    const due = await claimDueMail(db, Math.min(batchSize, left), now, { bulk })
    await Promise.all(due.map(sendOne))
    if (due.length < batchSize) return
  }
}

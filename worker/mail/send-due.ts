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
import { chooseTransport, type Transport } from './transport.ts'

/** A worker may hold six connections open at once; one is left for the database. */
const atOnce = 5
/** Rounds of one run: its mail must be done with before the next cron begins. */
const mostRounds = 10

/** How long a transport may take, in milliseconds. */
const patience = 10_000

/** Where links lead and mail comes from while somebody develops, if nothing else is set. */
const ownMachine = 'http://localhost:8787'
const nobody = 'startline@localhost'

const where = { path: '(mail)', requestId: null }

let told = false

async function inTime(transport: Transport, mail: Parameters<Transport['send']>[0]): Promise<void> {
  const signal = AbortSignal.timeout(patience)
  const over = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`no answer in ${patience / 1000} s`)))
  })
  await Promise.race([transport.send(mail, signal), over])
}

/**
 * Sends the mail that is due. Called after a request that queued some, and by the cron for what then failed: mail is
 * tried six times in about five hours. A failure is noted with its row and disturbs nobody.
 * @param origin of the request; taken for links only where SITE_ORIGIN is empty, as while developing
 * @throws ConfigError when a setting is missing; all mail stays queued
 */
export async function sendDueMail(
  settings: Settings,
  db: Database,
  now: Date,
  origin: string = ownMachine,
): Promise<void> {
  const transport = await chooseTransport(settings, db)
  if (transport === null) {
    if (!told) console.warn('MAIL_TRANSPORT is not set: mail is queued and not sent.')
    told = true
    return
  }
  const site = settings.SITE_ORIGIN === '' ? origin : new URL(settings.SITE_ORIGIN).origin
  const from = settings.MAIL_FROM === '' ? nobody : settings.MAIL_FROM
  const sendOne = async (row: DueMail): Promise<void> => {
    try {
      const parts = await renderDue(db, row, site, now)
      await inTime(transport, outgoingMail({ id: row.id, ...parts }, row.address, from))
    } catch (error) {
      const reason = failureReason(error)
      if (error instanceof UndeliverableMail) return await markFailed(db, row.id, reason, now)
      console.error(`Mail ${row.id} (${row.kind}) was not sent, try ${row.attempts}: ${reason}`)
      const last = row.attempts >= maxAttempts
      if (last) reportFailure(new Error(`Mail given up: ${reason}`), where)
      return await markFailed(db, row.id, reason, last ? now : null)
    }
    await markSent(db, row.id, now)
  }
  await tidyMail(db, now)
  for (let round = 0; round < mostRounds; round++) {
    const due = await claimDueMail(db, atOnce, now)
    await Promise.all(due.map(sendOne))
    if (due.length < atOnce) return
  }
}

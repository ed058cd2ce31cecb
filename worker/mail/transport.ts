import type { Database } from '../db/client.ts'
import { ConfigError, type Settings } from '../settings/env.ts'

/** A mail in full, ready to leave. No field holds a line break but its bodies: outgoing.ts sees to it. */
export interface OutgoingMail {
  /** Of the row; a mail that is tried again has the same. */
  id: string
  from: { name: string; address: string }
  to: string
  subject: string
  html: string
  text: string
}

/** The port that mail leaves by. */
export interface Transport {
  /**
   * Resolves once the mail is somebody else's; gives up when the signal says so.
   * @throws Error saying why it is not
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
}

/** Hosts to which mail and password may go as they are. */
const ownMachine = new Set(['127.0.0.1', '::1', 'localhost'])

/** What transports that reach people cannot do without. @throws ConfigError */
function need(settings: Settings, key: 'MAIL_FROM' | 'SITE_ORIGIN' | 'SMTP_HOST'): string {
  const value = settings[key]
  if (value === '')
    throw new ConfigError(`Setting ${key}: MAIL_TRANSPORT "${settings.MAIL_TRANSPORT}" needs it`)
  return value
}

/**
 * The transport that MAIL_TRANSPORT names; null for none. Each is loaded where it is used.
 * @throws ConfigError naming the setting that it lacks
 */
export async function chooseTransport(settings: Settings, db: Database): Promise<Transport | null> {
  const { MAIL_TRANSPORT, EMAIL } = settings
  if (MAIL_TRANSPORT === '') return null
  if (MAIL_TRANSPORT === 'outbox') {
    const { outboxTransport } = await import('./outbox.ts')
    return outboxTransport(db, settings)
  }
  need(settings, 'MAIL_FROM')
  need(settings, 'SITE_ORIGIN')
  if (MAIL_TRANSPORT === 'smtp') {
    const host = need(settings, 'SMTP_HOST')
    if (settings.SMTP_SECURITY === 'none' && !ownMachine.has(host))
      throw new ConfigError('Setting SMTP_SECURITY: "none" is for a server on this machine only')
    const { smtpTransport } = await import('./smtp.ts')
    return smtpTransport(settings, host)
  }
  if (EMAIL === undefined)
    throw new ConfigError('Setting EMAIL: MAIL_TRANSPORT "cloudflare" needs it')
  const { cloudflareTransport } = await import('./cloudflare.ts')
  return cloudflareTransport(EMAIL)
}

import type { Database } from '../db/client.ts'
import { ConfigError, type Settings } from '../settings/env.ts'
import type { Transport } from './transport.ts'

/** Hosts to which email and password may be sent without encryption. */
const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost'])

/** A setting that the chosen transport requires. @throws ConfigError if it is empty */
function requireSetting(
  settings: Settings,
  key: 'MAIL_FROM' | 'SITE_ORIGIN' | 'SMTP_HOST',
): string {
  const value = settings[key]
  if (value === '')
    throw new ConfigError(`Setting ${key}: MAIL_TRANSPORT "${settings.MAIL_TRANSPORT}" needs it`)
  return value
}

/**
 * The transport that MAIL_TRANSPORT names; null if it is empty. Only its module is loaded.
 * @throws ConfigError naming the missing setting
 */
export async function chooseTransport(settings: Settings, db: Database): Promise<Transport | null> {
  const { MAIL_TRANSPORT, EMAIL } = settings
  if (MAIL_TRANSPORT === '') return null
  if (MAIL_TRANSPORT === 'outbox') {
    const { outboxTransport } = await import('./outbox.ts')
    return outboxTransport(db, settings)
  }
  requireSetting(settings, 'MAIL_FROM')
  requireSetting(settings, 'SITE_ORIGIN')
  if (MAIL_TRANSPORT === 'smtp') {
    const host = requireSetting(settings, 'SMTP_HOST')
    if (settings.SMTP_SECURITY === 'none' && !loopbackHosts.has(host))
      throw new ConfigError('Setting SMTP_SECURITY: "none" is for a server on this machine only')
    const { smtpTransport } = await import('./smtp.ts')
    return smtpTransport(settings, host)
  }
  if (EMAIL === undefined)
    throw new ConfigError('Setting EMAIL: MAIL_TRANSPORT "cloudflare" needs it')
  const { cloudflareTransport } = await import('./cloudflare.ts')
  return cloudflareTransport(EMAIL)
}

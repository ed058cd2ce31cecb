import * as v from 'valibot'

/** Email settings, part of the worker's settings (env.ts). Each transport checks the ones it needs (worker/mail). */
export const mailSettings = {
  /**
   * `smtp`, `cloudflare` (Email Service), or `outbox`, which stores emails to be read at /dev/mail and is for
   * development only. With '' no email is sent and all stay in the queue.
   */
  MAIL_TRANSPORT: v.optional(v.picklist(['', 'outbox', 'smtp', 'cloudflare']), ''),
  /** Sender address. Replies go to it, so its mailbox should be read. */
  MAIL_FROM: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.email())]), ''),
  SMTP_HOST: v.optional(v.string(), ''),
  /** With '' the usual port for SMTP_SECURITY: 465, 587 or 25. */
  SMTP_PORT: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/u, 'must be a port'))]),
    '',
  ),
  /** With '' no authentication. */
  SMTP_USER: v.optional(v.string(), ''),
  SMTP_PASSWORD: v.optional(v.string(), ''),
  /** `tls` from the first byte, `starttls` before authentication, `none` on loopback only. */
  SMTP_SECURITY: v.optional(v.picklist(['tls', 'starttls', 'none']), 'tls'),
}

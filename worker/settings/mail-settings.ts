import * as v from 'valibot'

/** Settings of mail, part of those of the worker (env.ts). What a transport lacks, it says itself (mail/transport.ts). */
export const mailSettings = {
  /**
   * How mail leaves: `smtp`, `cloudflare` (Email Service), or `outbox`, which keeps it to be read at /dev/mail and is
   * for development alone. '' sends none: it waits in the queue.
   */
  MAIL_TRANSPORT: v.optional(v.picklist(['', 'outbox', 'smtp', 'cloudflare']), ''),
  /** The address mail comes from, and answers go to; somebody should read them. */
  MAIL_FROM: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.email())]), ''),
  SMTP_HOST: v.optional(v.string(), ''),
  /** '' takes the port that is usual for SMTP_SECURITY: 465, 587 or 25. */
  SMTP_PORT: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/u, 'must be a port'))]),
    '',
  ),
  /** '' signs in nowhere. */
  SMTP_USER: v.optional(v.string(), ''),
  SMTP_PASSWORD: v.optional(v.string(), ''),
  /** `tls` from the first byte, `starttls` before anything is said, `none` on this very machine only. */
  SMTP_SECURITY: v.optional(v.picklist(['tls', 'starttls', 'none']), 'tls'),
}

import { unsubscribeHeaders } from './unsubscribe-headers.ts'
import type { Transport } from './transport.ts'

/**
 * Sends emails by Cloudflare's Email Service. It sets Date and Message-ID itself and accepts few headers besides those
 * that begin with X-.
 */
export function cloudflareTransport(binding: SendEmail): Transport {
  return {
    send: async ({ id, from, to, replyTo, subject, html, text, unsubscribe }) => {
      await binding.send({
        from: { email: from.address, name: from.name },
        to,
        ...(replyTo === null ? {} : { replyTo }),
        subject,
        html,
        text,
        headers: {
          'X-Entity-Ref-ID': id,
          'X-Auto-Response-Suppress': 'All',
          ...unsubscribeHeaders(unsubscribe),
        },
      })
    },
  }
}

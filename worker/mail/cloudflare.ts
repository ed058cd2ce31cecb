import type { Transport } from './transport.ts'

/**
 * Hands mail to Cloudflare's Email Service. It writes Date and Message-ID itself, and takes few other headers than those
 * that begin with X-.
 */
export function cloudflareTransport(binding: SendEmail): Transport {
  return {
    send: async ({ id, from, to, subject, html, text }) => {
      await binding.send({
        from: { email: from.address, name: from.name },
        to,
        subject,
        html,
        text,
        headers: { 'X-Entity-Ref-ID': id, 'X-Auto-Response-Suppress': 'All' },
      })
    },
  }
}

import type { Transport } from './transport.ts'

/** Hands mail to Cloudflare's Email Service, which writes Date and Message-ID itself. */
export function cloudflareTransport(binding: SendEmail): Transport {
  return {
    send: async ({ id, from, to, subject, html, text, headers }) => {
      await binding.send({
        from: { email: from.address, name: from.name },
        to,
        subject,
        html,
        text,
        headers: { ...headers, 'X-Entity-Ref-ID': id },
      })
    },
  }
}

import type { IncomingMessage } from 'node:http'
import { serveLoopback } from './loopback.ts'

/**
 * Stripe on loopback with as much of its state as our calls see: sessions, their payments, refunds, fees, disputes and accounts.
 * A repeated idempotency key gets the former answer, and is refused with other parameters, as there.
 */

interface Session {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  client_reference_id: string
  url: string
  payment_intent: Intent | null
  /** Fields of the call. */
  sent: URLSearchParams
}

interface Intent {
  id: string
  object: 'payment_intent'
  metadata: Record<string, string>
  latest_charge: { id: string; object: 'charge'; application_fee: string | null }
}

type Answer = readonly [status: number, body: object]

const refused = (message: string): Answer => [
  400,
  { error: { type: 'invalid_request_error', message } },
]
const missing: Answer = [
  404,
  { error: { type: 'invalid_request_error', message: 'No such object' } },
]

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

export async function serveStripe() {
  const sessions = new Map<string, Session>()
  const refunds = new Map<
    string,
    { id: string; status: string; metadata: Record<string, string> }
  >()
  const disputes = new Map<string, object>()
  const accounts = new Map<string, { id: string; charges_enabled: boolean }>()
  const answers = new Map<string, { body: string; answer: Answer }>()
  const calls: string[] = []
  /** Calls that are carried out but whose answer is lost. */
  let lost = 0
  let number = 0
  const newId = (prefix: string) => `${prefix}_${(number += 1)}`

  const acts: readonly [pattern: RegExp, act: (match: string, form: URLSearchParams) => Answer][] =
    [
      [
        /^POST \/v1\/checkout\/sessions$/u,
        (_match, form) => {
          const id = newId('cs')
          const session: Session = {
            id,
            object: 'checkout.session',
            status: 'open',
            payment_status: 'unpaid',
            amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
            currency: form.get('line_items[0][price_data][currency]') ?? '',
            client_reference_id: form.get('client_reference_id') ?? '',
            url: `https://checkout.stripe.example/${id}`,
            payment_intent: null,
            sent: form,
          }
          sessions.set(id, session)
          return [200, session]
        },
      ],
      [
        /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/u,
        (id) => {
          const session = sessions.get(id)
          if (session?.status !== 'open') return refused('Only open sessions can be expired.')
          session.status = 'expired'
          return [200, session]
        },
      ],
      [
        /^GET \/v1\/checkout\/sessions\/(\w+)$/u,
        (id) => (sessions.has(id) ? [200, sessions.get(id) ?? {}] : missing),
      ],
      [
        /^GET \/v1\/payment_intents\/(\w+)$/u,
        (id) => {
          const paid = [...sessions.values()].find(
            ({ payment_intent: intent }) => intent?.id === id,
          )
          return paid === undefined ? missing : [200, paid.payment_intent ?? {}]
        },
      ],
      [
        /^POST \/v1\/refunds$/u,
        (_match, form) => {
          const refund = {
            id: newId('re'),
            object: 'refund',
            status: 'succeeded',
            metadata: { refund: form.get('metadata[refund]') ?? '' },
            sent: Object.fromEntries(form),
          }
          refunds.set(refund.id, refund)
          return [200, refund]
        },
      ],
      [/^GET \/v1\/refunds$/u, () => [200, { object: 'list', data: [...refunds.values()] }]],
      [
        /^GET \/v1\/refunds\/(\w+)$/u,
        (id) => (refunds.has(id) ? [200, refunds.get(id) ?? {}] : missing),
      ],
      [
        /^POST \/v1\/application_fees\/(\w+)\/refunds$/u,
        (_id, form) => [
          200,
          { id: newId('fr'), object: 'fee_refund', amount: Number(form.get('amount')) },
        ],
      ],
      [
        /^GET \/v1\/disputes\/(\w+)$/u,
        (id) => (disputes.has(id) ? [200, disputes.get(id) ?? {}] : missing),
      ],
      [
        /^POST \/v1\/accounts$/u,
        () => {
          const account = { id: newId('acct'), object: 'account', charges_enabled: false }
          accounts.set(account.id, account)
          return [200, account]
        },
      ],
      [
        /^GET \/v1\/accounts\/(\w+)$/u,
        (id) => (accounts.has(id) ? [200, accounts.get(id) ?? {}] : missing),
      ],
      [
        /^POST \/v1\/account_links$/u,
        (_id, form) => [
          200,
          { object: 'account_link', url: `https://connect.stripe.example/${form.get('account')}` },
        ],
      ],
    ]

  const answerTo = (call: string, body: string): Answer => {
    for (const [pattern, act] of acts) {
      const match = pattern.exec(call)
      if (match !== null) return act(match[1] ?? '', new URLSearchParams(body))
    }
    return missing
  }

  const server = await serveLoopback((request, response) => {
    void (async () => {
      const body = await bodyOf(request)
      const call = `${request.method} ${request.url?.split('?')[0]}`
      calls.push(call)
      const key = request.headers['idempotency-key']
      const known = typeof key === 'string' ? answers.get(key) : undefined
      const isOther = known !== undefined && known.body !== body
      const answer = isOther
        ? refused('Keys for idempotent requests can only be used with the same parameters.')
        : (known?.answer ?? answerTo(call, body))
      if (typeof key === 'string' && known === undefined) answers.set(key, { body, answer })
      if (lost > 0) {
        lost -= 1
        request.socket.destroy()
        return
      }
      const [status, content] = answer
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
      response.end(
        JSON.stringify(content, (name, value: unknown) => (name === 'sent' ? undefined : value)),
      )
    })()
  })

  const sessionOf = (paymentId: string): Session => {
    const found = [...sessions.values()].find((each) => each.client_reference_id === paymentId)
    if (found === undefined) throw new Error(`No session of the payment ${paymentId}.`)
    return found
  }

  return {
    url: server.url,
    stop: server.stop,
    calls,
    sessions,
    refunds,
    sessionOf,
    /** The buyer pays on Stripe's page. @returns id of the session */
    pay: (paymentId: string, amount?: number): string => {
      const session = sessionOf(paymentId)
      if (session.status !== 'open') throw new Error('The session has ended.')
      session.status = 'complete'
      session.payment_status = 'paid'
      session.amount_total = amount ?? session.amount_total
      session.payment_intent = {
        id: newId('pi'),
        object: 'payment_intent',
        metadata: { payment: session.sent.get('payment_intent_data[metadata][payment]') ?? '' },
        latest_charge: { id: newId('ch'), object: 'charge', application_fee: newId('fee') },
      }
      return session.id
    },
    /** The bank takes a payment back. @returns id of the dispute */
    dispute: (paymentId: string, status: string, id = newId('dp')): string => {
      const { payment_intent: intent, amount_total: amount, currency } = sessionOf(paymentId)
      const moved = [{ id: 'txn_1' }]
      disputes.set(id, {
        id,
        object: 'dispute',
        status,
        amount,
        currency,
        payment_intent: intent,
        balance_transactions: moved,
      })
      return id
    },
    /** Stripe has verified an organiser. */
    verify: (account: string) => {
      accounts.set(account, { id: account, charges_enabled: true })
    },
    loseAnswers: (count: number) => {
      lost = count
    },
  }
}

export type StripeStandIn = Awaited<ReturnType<typeof serveStripe>>

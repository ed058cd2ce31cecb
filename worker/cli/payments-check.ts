/**
 * `npm run payments:check` has Stripe's own stripe-mock, which knows the description of its API, validate each call that we make. It
 * needs Go, with which it installs stripe-mock, or stripe-mock on the PATH. No call leaves this machine.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type Stripe from 'stripe'
import * as calls from '../payments/stripe/calls.ts'
import { isRefusal, openStripe } from '../payments/stripe/open-stripe.ts'

const source = 'github.com/stripe/stripe-mock@latest'

/** The program, installed if it is missing; null with the reason if it cannot be. */
function findMock(): string | null {
  if (spawnSync('stripe-mock', ['-version']).status === 0) return 'stripe-mock'
  const go = spawnSync('go', ['env', 'GOPATH'], { encoding: 'utf8' })
  if (go.status !== 0) {
    console.error('Go is missing: install it (https://go.dev), or put stripe-mock on the PATH.')
    return null
  }
  const program = join(go.stdout.trim(), 'bin', 'stripe-mock')
  if (existsSync(program)) return program
  const installed = spawnSync('go', ['install', source], { encoding: 'utf8' })
  if (installed.status === 0) return program
  console.error(`Go could not install ${source}: ${installed.stderr}`)
  return null
}

const freePort = async (): Promise<number> =>
  await new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })

const session = {
  paymentId: 'p1',
  orderId: 'o1',
  currency: 'EUR',
  amount: 4_800,
  fee: 192,
  account: 'acct_1',
  description: '10 km',
  email: 'ada@example.org',
  returnUrl: 'https://startline.example/api/checkout/return?payment=p1',
  expiresAt: new Date(Date.now() + 3_600_000),
}
const refund = { refundId: 'r1', intent: 'pi_1', amount: 4_800, withWholeFee: true }

const each: Record<string, (stripe: Stripe) => Promise<unknown>> = {
  'a session': async (stripe) => await calls.createSession(stripe, session),
  'a session in yen, without a fee': async (stripe) =>
    await calls.createSession(stripe, { ...session, currency: 'JPY', amount: 8_000, fee: 0 }),
  'read a session': async (stripe) => await calls.retrieveSession(stripe, 'cs_1'),
  'end a session': async (stripe) => await calls.expireSession(stripe, 'cs_1'),
  'read a payment': async (stripe) => await calls.retrieveIntent(stripe, 'pi_1'),
  'a refund with the whole fee': async (stripe) => await calls.createRefund(stripe, refund),
  'a refund of a part': async (stripe) =>
    await calls.createRefund(stripe, { ...refund, amount: 2_400, withWholeFee: false }),
  'a refund of a fee': async (stripe) =>
    await calls.createFeeRefund(stripe, { refundId: 'r1', fee: 'fee_1', amount: 96 }),
  'list refunds': async (stripe) => await calls.listRefunds(stripe, 'pi_1'),
  'read a refund': async (stripe) => await calls.retrieveRefund(stripe, 're_1'),
  'read a dispute': async (stripe) => await calls.retrieveDispute(stripe, 'dp_1'),
  'an account': async (stripe) =>
    await calls.createAccount(stripe, { organiserId: 1, country: 'DE' }),
  'read an account': async (stripe) => await calls.retrieveAccount(stripe, 'acct_1'),
  'a link to an account': async (stripe) =>
    await calls.createAccountLink(stripe, {
      account: 'acct_1',
      backUrl: 'https://startline.example/profile/organiser',
    }),
}

/** A call that Stripe must refuse, so that the check is seen to find faults. */
const control = async (stripe: Stripe) =>
  await stripe.rawRequest('POST', '/v1/refunds', {
    payment_intent: 'pi_1',
    reverse_transferr: true,
  })

async function check(stripe: Stripe): Promise<number> {
  let failed = 0
  for (const [name, call] of Object.entries(each))
    try {
      await call(stripe)
      console.log(`valid    ${name}`)
    } catch (error) {
      failed += 1
      console.error(`INVALID  ${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  try {
    await control(stripe)
    failed += 1
    console.error('INVALID  the control, a wrong parameter, was accepted')
  } catch (error) {
    if (!isRefusal(error)) throw error
    console.log('refused  the control, a wrong parameter')
  }
  return failed
}

const program = findMock()
if (program === null) process.exitCode = 1
else {
  const port = await freePort()
  const mock = spawn(program, ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' })
  try {
    const url = `http://127.0.0.1:${port}`
    for (let tries = 0; tries < 100; tries += 1) {
      const isUp = await fetch(url).then(
        () => true,
        () => false,
      )
      if (isUp) break
      await wait(100)
    }
    const stripe = await openStripe({
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: '',
      STRIPE_API_URL: url,
    })
    const failed = await check(stripe)
    console.log(`${Object.keys(each).length} calls, ${failed} not as Stripe describes them.`)
    if (failed > 0) process.exitCode = 1
  } finally {
    mock.kill()
  }
}

import * as v from 'valibot'
import { inFours, isAccountNumber, plainNumber } from '../../src/model/orders/account-numbers.ts'
import { currencies } from '../../src/model/values/currencies.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import type { Database } from '../db/client.ts'
import { findDue } from '../domain/commerce/payments/find-outside.ts'
import { payBackOutside, receiveOutside } from '../domain/commerce/payments/receive-outside.ts'
import { onboard } from '../payments/stripe/onboard.ts'
import type { Settings } from '../settings/env.ts'
import { savePayout } from '../domain/commerce/payouts/save-payout.ts'

interface Given {
  values: readonly string[]
  flags: ReadonlyMap<string, string>
  settings: Settings
}

type Verb = (db: Database, given: Given, now: Date) => Promise<string>

const amountText = v.pipe(v.string(), v.regex(/^\d{1,9}$/u), v.toNumber(), v.minValue(1))

const due: Verb = async (db) => {
  const payments = await findDue(db)
  if (payments.length === 0) return 'No order waits for money, and nothing is to be paid back.'
  return payments
    .map(({ reference, method, amount, currency, seller, state, asked, at }) => {
      const what =
        state === 'created' ? `${amount} ${currency} due` : `${asked} ${currency} to pay back`
      return `${inFours(reference)}  ${what}, ${method}, ${seller}, ${at.slice(0, 10)}`
    })
    .join('\n')
}

const outcomes = {
  succeeded: 'The order is paid.',
  to_refund:
    'It got no places: the amount is not the total, or the order is paid or its places are gone. It is to be paid back.',
} as const

const received: Verb = async (db, { values, flags }, now) => {
  const [reference, typed, currency = 'EUR'] = values
  const amount = v.safeParse(amountText, typed)
  if (reference === undefined || !amount.success) throw new DomainError('invalid-body')
  if (!v.is(v.picklist(currencies), currency)) throw new DomainError('invalid-body')
  const isAgain = flags.has('again')
  const state = await receiveOutside(
    db,
    { reference, amount: amount.output, currency, isAgain },
    now,
  )
  return state === 'succeeded' ? outcomes.succeeded : outcomes.to_refund
}

const paidBack: Verb = async (db, { values: [reference = ''] }, now) =>
  `Refunds recorded: ${await payBackOutside(db, reference, now)}.`

const ids = v.array(v.object({ id: v.number(), name: v.string() }))

async function findOrganiser(db: Database, permalink: string) {
  const { results } = await db.$client
    .prepare('SELECT id, name FROM organiser WHERE permalink = ?1')
    .bind(permalink)
    .all()
  const [organiser] = v.parse(ids, results)
  if (organiser === undefined) throw new DomainError('not-found')
  return organiser
}

const account: Verb = async (db, { values: [permalink = ''], flags }, now) => {
  const organiser = await findOrganiser(db, permalink)
  const number = plainNumber(flags.get('account') ?? '')
  const holder = flags.get('holder') ?? ''
  const hasAccount = number !== '' || holder !== ''
  if (hasAccount && (holder === '' || !isAccountNumber(number)))
    throw new DomainError('invalid-body')
  await savePayout(
    db,
    {
      organiserId: organiser.id,
      holder,
      account: number,
      bank: flags.get('bank') ?? '',
      takesOnSite: flags.has('on-site'),
    },
    now,
  )
  const ways = [hasAccount ? 'bank transfer' : '', flags.has('on-site') ? 'on site' : '']
  return `${organiser.name} is paid by: ${ways.filter((way) => way !== '').join(', ') || 'neither bank transfer nor on site'}.`
}

const stripe: Verb = async (db, { values: [permalink = '', country = ''], settings }, now) => {
  if (settings.STRIPE_SECRET_KEY === '' || !/^[A-Z]{2}$/u.test(country))
    throw new DomainError('invalid-body')
  const organiser = await findOrganiser(db, permalink)
  const backUrl = settings.SITE_ORIGIN === '' ? settings.LOCAL_ORIGIN : settings.SITE_ORIGIN
  const onboarding = { organiserId: organiser.id, country, backUrl }
  const url = await onboard(db, settings, onboarding, now)
  return url === null
    ? `${organiser.name} can be charged for by card.`
    : `${organiser.name} states the rest here, once: ${url}`
}

/** Verbs of `npm run payment`, each with the lines that it prints. */
export const paymentVerbs: Readonly<Record<string, Verb | undefined>> = {
  due,
  received,
  'paid-back': paidBack,
  account,
  stripe,
}

import { expect, test } from 'vitest'
import type { SignUpView } from '../../../model/views.ts'
import { raceOffer } from './race-offer.ts'

const race = { offer: { amount: 89.5, currency: 'CHF' }, soldOut: false }
const page = 'https://startline.example/event/x'
const signUp = (state: SignUpView['state'], url: string | null = null) => ({
  state,
  url,
  date: null,
  closes: null,
  here: null,
  provider: null,
  source: null,
})
const ahead = { past: false, status: null, registration: signUp('unknown') }

test('a price is an offer in the organiser’s currency, with the URL of the event page', () => {
  expect(raceOffer(race, ahead, page)).toEqual({
    '@type': 'Offer',
    price: 89.5,
    priceCurrency: 'CHF',
    url: page,
  })
})

test('an open sign-up is in stock, with the URL of the organiser’s sign-up', () => {
  const open = signUp('open', 'https://organiser.example/entry')
  expect(raceOffer(race, { ...ahead, registration: open }, page)).toEqual({
    '@type': 'Offer',
    price: 89.5,
    priceCurrency: 'CHF',
    url: 'https://organiser.example/entry',
    availability: 'https://schema.org/InStock',
  })
})

test('a sold-out race has a sold-out offer, even if the edition’s sign-up is open', () => {
  const open = { ...ahead, registration: signUp('open') }
  for (const edition of [ahead, open, { ...ahead, registration: signUp('sold-out') }])
    expect(raceOffer({ ...race, soldOut: true }, edition, page)).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    })
})

test('there is no offer without a price, after the race, after sign-up closed, or for a cancelled edition', () => {
  const status = { status: 'cancelled', meaning: 'cancelled', tone: 'bad', icon: 'ban' } as const
  const cancelled = { ...status, text: '', date: '20 September 2026', previous: null }
  expect(raceOffer({ ...race, offer: null }, ahead, page)).toBeNull()
  expect(raceOffer(race, { ...ahead, past: true }, page)).toBeNull()
  expect(raceOffer(race, { ...ahead, registration: signUp('closed') }, page)).toBeNull()
  expect(raceOffer(race, { ...ahead, status: cancelled }, page)).toBeNull()
})

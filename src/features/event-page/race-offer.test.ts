import { expect, test } from 'vitest'
import type { EditionView } from '../../model/views.ts'
import { raceOffer } from './race-offer.ts'

const race = { offer: { amount: 89.5, currency: 'CHF' }, soldOut: false }
const page = 'https://startline.example/event/x'
const registration = (state: EditionView['registration']['state'], url: string | null = null) => ({
  state,
  url,
  date: null,
  provider: null,
})
const ahead = { past: false, status: null, registration: registration('unknown') }

test('a price is an offer in the organiser’s currency, taken up on the event’s page', () => {
  expect(raceOffer(race, ahead, page)).toEqual({
    '@type': 'Offer',
    price: 89.5,
    priceCurrency: 'CHF',
    url: page,
  })
})

test('an open entry is in stock, where the organiser takes it', () => {
  const entry = registration('open', 'https://organiser.example/entry')
  expect(raceOffer(race, { ...ahead, registration: entry }, page)).toEqual({
    '@type': 'Offer',
    price: 89.5,
    priceCurrency: 'CHF',
    url: 'https://organiser.example/entry',
    availability: 'https://schema.org/InStock',
  })
})

test('a sold-out race is an offer that is sold out, while others may still be open', () => {
  const open = { ...ahead, registration: registration('open') }
  for (const edition of [ahead, open, { ...ahead, registration: registration('sold-out') }])
    expect(raceOffer({ ...race, soldOut: true }, edition, page)).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    })
})

test('nothing is offered without a price, after the race, after entries closed, or for a race that is off', () => {
  const status = { status: 'cancelled', meaning: 'cancelled', tone: 'bad', icon: 'ban' } as const
  const off = { ...status, date: '20 September 2026', previous: null }
  expect(raceOffer({ ...race, offer: null }, ahead, page)).toBeNull()
  expect(raceOffer(race, { ...ahead, past: true }, page)).toBeNull()
  expect(raceOffer(race, { ...ahead, registration: registration('closed') }, page)).toBeNull()
  expect(raceOffer(race, { ...ahead, status: off }, page)).toBeNull()
})

import { expect, test } from 'vitest'
import type { EditionView } from '../../model/views.ts'
import { raceOffer } from './race-offer.ts'

const race = { offer: { amount: 89.5, currency: 'CHF' } }
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
    offers: { '@type': 'Offer', price: 89.5, priceCurrency: 'CHF', url: page },
  })
})

test('an open entry is in stock, where the organiser takes it', () => {
  const entry = registration('open', 'https://organiser.example/entry')
  expect(raceOffer(race, { ...ahead, registration: entry }, page)).toEqual({
    offers: {
      '@type': 'Offer',
      price: 89.5,
      priceCurrency: 'CHF',
      url: 'https://organiser.example/entry',
      availability: 'https://schema.org/InStock',
    },
  })
})

test('nothing is offered without a price, after the race, after entries closed, or for a race that is off', () => {
  const status = { status: 'cancelled', meaning: 'cancelled', tone: 'bad', icon: 'ban' } as const
  const off = { ...status, date: '20 September 2026', previous: null }
  expect(raceOffer({ offer: null }, ahead, page)).toEqual({})
  expect(raceOffer(race, { ...ahead, past: true }, page)).toEqual({})
  expect(raceOffer(race, { ...ahead, registration: registration('closed') }, page)).toEqual({})
  expect(raceOffer(race, { ...ahead, status: off }, page)).toEqual({})
})

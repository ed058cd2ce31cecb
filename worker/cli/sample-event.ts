import {
  emptyEdition,
  emptyEvent,
  emptyLeg,
  emptyPrice,
  emptyRace,
} from '../../src/model/event-facts/empty-facts.ts'
import type {
  EditionFacts,
  EventFacts,
  RaceFacts,
} from '../../src/model/schemas/event/event-facts.ts'
import { addDays } from '../../src/model/values/dates.ts'
import type { SaleFile } from './sale-terms.ts'

/** The organiser of the sample, named as what it is. */
export const sampleOrganiserName = 'Startline sample organiser'
export const sampleOrganiserPermalink = 'startline-sample'
export const sampleEventName = 'Sample Race (not a real event)'

/** Days from the present day to the sample's date, and those below which another date is added. */
const daysAhead = 200
const daysNear = 60

const half = 'Sample half marathon'
const walk = 'Sample walk, free'
const [low, high] = [30, 36]
const [shirt, meal] = [18, 9]
/** Minor units of a place that are not paid back. */
const refundFee = 500
const perEuro = 100

const race = (key: string, more: Partial<RaceFacts>, km: number, prices: number[]): RaceFacts => ({
  ...emptyRace(key, 'run'),
  legs: [{ ...emptyLeg(`${key}l`, 'run'), distance: km, unit: 'km' }],
  prices: prices.map((amount, index) => ({ ...emptyPrice(`${key}p${index}`, 'EUR'), amount })),
  ...more,
})

/** The edition of the sample that is sold on a day: the next one that is not near, or a new one. */
export function sampleEdition(editions: readonly EditionFacts[], today: string): EditionFacts {
  const far = addDays(today, daysNear)
  const standing = editions.find(({ date }) => date !== null && date >= far)
  if (standing !== undefined) return standing
  const date = addDays(today, daysAhead)
  return {
    ...emptyEdition('nsample'),
    date,
    endDate: date,
    dateConfirmed: true,
    races: [
      race('nhalf', { name: half, startTime: '10:00' }, 21.1, [low]),
      race('nwalk', { name: walk, startTime: '11:00' }, 5, [0]),
    ],
  }
}

/** Facts of the sample in a city. */
export const sampleFacts = (cityId: number): EventFacts => ({
  ...emptyEvent(),
  name: sampleEventName,
  nameLanguage: 'en',
  place: { ...emptyEvent().place, cityId },
  texts: {
    ...emptyEvent().texts,
    about: {
      en: 'This event does not exist. It is there to try out how a place is taken and how an organiser sells places.',
    },
  },
})

/** Terms of the sample's sale: 20 places at a first price, and a free race. */
export const sampleTerms = ({ date }: EditionFacts, now: Date): SaleFile => ({
  organiser: sampleOrganiserPermalink,
  currency: 'EUR',
  opens: new Date(now.getTime() - 60_000).toISOString(),
  closes: `${addDays(date ?? '', -2)}T20:00:00.000Z`,
  state: 'open',
  fee: { mode: 'inside', basisPoints: 400, fixed: 50 },
  races: [
    {
      race: half,
      places: 100,
      prices: [
        { amount: low * perEuro, until: null, places: 20 },
        { amount: high * perEuro, until: null, places: null },
      ],
    },
    { race: walk, places: 40, prices: [{ amount: 0, until: null, places: null }] },
  ],
  extras: [
    {
      name: 'Sample shirt',
      amount: shirt * perEuro,
      perOrder: false,
      number: null,
      options: ['S', 'M', 'L'].map((name, index) => ({ name, number: index === 2 ? 5 : 30 })),
    },
    { name: 'Sample pasta meal', amount: meal * perEuro, perOrder: true, number: 60, options: [] },
  ],
  promoCodes: [],
  refunds: {
    steps: [
      { day: null, daysBefore: 60, percent: 100, fee: refundFee },
      { day: null, daysBefore: 14, percent: 50, fee: 0 },
    ],
    extras: true,
    serviceFee: true,
  },
  questions: [
    {
      text: 'Do you start with a guide or in a handbike?',
      answer: 'yes-no',
      required: true,
      choices: [],
      onlyIf: null,
    },
    {
      text: 'Which of them?',
      answer: 'choice',
      required: true,
      choices: ['With a guide', 'Handbike'],
      onlyIf: { question: 'Do you start with a guide or in a handbike?', is: 'yes' },
    },
  ],
  waiver: 'This is a sample. A real waiver has the conditions under which people take part.',
})

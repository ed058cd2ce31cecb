import { expect, test } from 'vitest'
import type {
  EditionFacts,
  EventFacts,
  LegFacts,
  RaceFacts,
} from '../../schemas/event/event-facts.ts'
import { emptyEdition, emptyLeg, emptyPrice, emptyRace, newEvent } from '../empty-facts.ts'
import type { FactFaults } from './fault-codes.ts'
import { faultsOf, newFaults } from './faults-of.ts'

const leg = (more: Partial<LegFacts> = {}): LegFacts => ({
  ...emptyLeg('5', 'run'),
  distance: 10,
  unit: 'km',
  ...more,
})
const race = (more: Partial<RaceFacts> = {}): RaceFacts => ({
  ...emptyRace('3', 'run'),
  name: '10 km',
  legs: [leg()],
  ...more,
})
const edition = (more: Partial<EditionFacts> = {}): EditionFacts => ({
  ...emptyEdition('7'),
  date: '2027-05-01',
  endDate: '2027-05-02',
  races: [race()],
  ...more,
})
const event = (...editions: EditionFacts[]): EventFacts => {
  const facts = newEvent('Alpine run', 'en')
  return { ...facts, place: { ...facts.place, cityId: 1 }, editions }
}
const ofEdition = (more: Partial<EditionFacts>) => event(edition(more))
const ofRace = (more: Partial<RaceFacts>) => ofEdition({ races: [race(more)] })
const ofLeg = (more: Partial<LegFacts>) => ofRace({ legs: [leg(more)] })
const step = (key: string, validFrom: string | null, validUntil: string | null) => ({
  ...emptyPrice(key, 'EUR'),
  amount: 30,
  validFrom,
  validUntil,
})

const at = 'editions.7.'
const atRace = `${at}races.3.`
const atLeg = `${atRace}legs.5.`

test.each<[string, EventFacts, FactFaults]>([
  ['complete facts', event(edition()), {}],
  [
    'an event without a name, language, city or edition',
    { ...newEvent('', 'en'), name: null, nameLanguage: null, editions: [] },
    {
      name: 'required',
      nameLanguage: 'required',
      'place.cityId': 'required',
      editions: 'required',
    },
  ],
  [
    'links of other schemes and an email without a host',
    { ...event(edition()), url: 'javascript:alert(1)', contactEmail: 'race@' },
    { url: 'url', contactEmail: 'email-invalid' },
  ],
  ['a day that does not exist', ofEdition({ date: '2027-02-30' }), { [`${at}date`]: 'invalid' }],
  [
    'an end before the start',
    ofEdition({ endDate: '2027-04-30' }),
    { [`${at}endDate`]: 'end-before-date' },
  ],
  [
    'two editions on one day',
    event(edition(), { ...edition(), key: '8' }),
    { 'editions.8.date': 'date-twice' },
  ],
  [
    'a sign-up window that ends before it opens',
    ofEdition({ registrationStartsOn: '2027-03-02', registrationEndsOn: '2027-03-01' }),
    { [`${at}registrationEndsOn`]: 'window-order' },
  ],
  [
    'a sign-up window after the edition',
    ofEdition({ registrationEndsOn: '2027-05-03' }),
    { [`${at}registrationEndsOn`]: 'window-after-end' },
  ],
  [
    'a cancellation without a reason',
    ofEdition({ status: 'cancelled' }),
    { [`${at}statusReason`]: 'required' },
  ],
  [
    'a postponement with a reason',
    ofEdition({ status: 'postponed', statusReason: { fr: 'Orage' } }),
    {},
  ],
  [
    'a new date without the former',
    ofEdition({ status: 'rescheduled' }),
    { [`${at}previousDate`]: 'required' },
  ],
  [
    'a new date that is the former',
    ofEdition({ status: 'new-date-announced', previousDate: '2027-05-01' }),
    { [`${at}previousDate`]: 'previous-date-same' },
  ],
  [
    'a race of 101 characters',
    ofRace({ name: 'x'.repeat(101) }),
    { [`${atRace}name`]: 'too-long' },
  ],
  ['an acronym of nine', ofRace({ acronym: 'x'.repeat(9) }), { [`${atRace}acronym`]: 'too-long' }],
  [
    'teams and ages below one',
    ofRace({ minTeamMembers: 0, maxTeamMembers: 0, minimumAge: 0, maxAge: 0 }),
    {
      [`${atRace}minTeamMembers`]: 'min',
      [`${atRace}maxTeamMembers`]: 'min',
      [`${atRace}minimumAge`]: 'min',
      [`${atRace}maxAge`]: 'min',
    },
  ],
  [
    'a highest age and team below the lowest',
    ofRace({ minTeamMembers: 4, maxTeamMembers: 2, minimumAge: 18, maxAge: 16 }),
    { [`${atRace}maxTeamMembers`]: 'team-order', [`${atRace}maxAge`]: 'age-order' },
  ],
  ['a start at 24:00', ofRace({ startTime: '24:00' }), { [`${atRace}startTime`]: 'invalid' }],
  [
    'a race after the edition',
    ofRace({ date: '2027-05-03' }),
    { [`${atRace}date`]: 'date-outside-edition' },
  ],
  ['a missing distance', ofLeg({ distance: null }), { [`${atLeg}distance`]: 'required' }],
  ['an unknown distance', ofLeg({ distance: null, unit: null, unknownDistance: true }), {}],
  ['a distance without a unit', ofLeg({ unit: null }), { [`${atLeg}unit`]: 'unit-required' }],
  ['a climb without a unit', ofLeg({ gain: 300 }), { [`${atLeg}gainUnit`]: 'unit-required' }],
  [
    'a lowest point above the highest, in other units',
    ofLeg({ lowest: 1000, lowestUnit: 'm', highest: 3000, highestUnit: 'ft' }),
    { [`${atLeg}lowest`]: 'lowest-above-highest' },
  ],
  [
    'prices without an amount or currency, and below zero',
    ofRace({
      prices: [
        { ...step('1', null, '2027-01-01'), currency: null, amount: -1 },
        { ...step('2', '2027-01-02', null), amount: null },
      ],
    }),
    {
      [`${atRace}prices.1.amount`]: 'min',
      [`${atRace}prices.1.currency`]: 'required',
      [`${atRace}prices.2.amount`]: 'required',
    },
  ],
  [
    'price steps with a day in common',
    ofRace({ prices: [step('1', null, '2027-01-01'), step('2', '2027-01-01', null)] }),
    { [`${atRace}prices.2.validFrom`]: 'steps-overlap' },
  ],
  [
    'price steps one after the other',
    ofRace({ prices: [step('1', null, '2027-01-01'), step('2', '2027-01-02', null)] }),
    {},
  ],
])('%s', (_title, facts, faults) => {
  expect(faultsOf(facts)).toEqual(faults)
})

test('a fault that the published facts have does not keep others from being published', () => {
  const published = ofEdition({ status: 'cancelled' })
  const draft = { ...published, url: 'ftp://example.org' }
  expect(newFaults(draft, published)).toEqual({ url: 'url' })
  expect(newFaults(draft, null)).toHaveProperty([`${at}statusReason`], 'required')
})

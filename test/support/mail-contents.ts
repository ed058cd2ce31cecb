import type { EndedChallenge } from '../../worker/domain/community/alerts/ended-challenges.ts'
import type { AlertEvent, AlertNews } from '../../worker/domain/community/alerts/read-alert.ts'
import type { AccountContent, NewsContent } from '../../worker/mail/mail-texts.ts'
import type { OrderContent } from '../../worker/mail/order-mail-texts.ts'
import { orderNews } from '../../src/model/orders/order-news.ts'

/** An email of each kind, with its further cases, for the tests that render all. */

export type AnyContent = AccountContent | NewsContent | OrderContent

/** The instant at which they were queued. */
export const mailedAt = '2026-11-21T09:05:00.000Z'
export const signIn = { agent: 'Firefox · Linux', country: 'PT', at: mailedAt }

export const moved = {
  kind: 'moved',
  former: '2027-06-05',
  present: '2027-06-12',
  day: null,
} as const
/** One of each kind, and a postponement. */
export const allNews: AlertNews[] = [
  { kind: 'cancelled', former: '2027-06-05', present: null, day: null },
  moved,
  { ...moved, present: null },
  { ...moved, kind: 'confirmed' },
  { kind: 'opens', former: null, present: '2026-11-21', day: '2026-11-21' },
  { kind: 'closes', former: null, present: '2026-12-05', day: '2026-12-05' },
  { kind: 'price', former: '4500 EUR', present: '5250 EUR', day: '2026-12-01' },
  { kind: 'reinstated', former: null, present: '2027-06-05', day: null },
  { kind: 'moved', former: '2027-03-06/2027-03-07', present: '2027-03-13/2027-03-14', day: null },
]
export const race = (name: string, news: AlertNews[]): AlertEvent => ({
  permalink: 'lake-run',
  name,
  nameLanguage: name === 'Lake Run' ? 'en' : 'ja',
  news,
  isSaved: true,
})
export const answered = {
  permalink: 'hill-run',
  name: 'Hill Run',
  nameLanguage: 'en',
  organisation: 'Hill club',
}
const listed = {
  permalink: 'hill-run',
  name: 'Hill Run',
  nameLanguage: 'en',
  date: '2027-05-02',
  isConfirmed: true,
  city: 'Porto',
  country: 'PT',
  opens: '2026-11-20',
  closes: '2026-12-05',
}
const lists = {
  saved: [listed],
  followed: [listed],
  near: [listed],
  confirmed: [listed],
  opened: [listed],
  closing: [listed],
  find: [listed],
}

const ended: EndedChallenge = {
  slug: 'everest-2027',
  title: { en: 'The height of Everest in 2027', de: '2027 auf die Höhe des Everest' },
  challenge: {
    rule: { filter: {}, goal: { kind: 'sum', of: 'gain', need: 8849 }, window: {} },
    sport: 'trail',
    rank: 80,
    closesOn: '2028-01-31',
    isArchived: false,
  },
  have: 5120,
  doneOn: null,
}
const completed: EndedChallenge = {
  ...ended,
  slug: 'everest-2026',
  have: 8849,
  doneOn: '2027-09-12',
}

const order = {
  id: 'k7q2m9-A',
  event: 'Lake Run',
  date: '2027-06-05',
  endDate: '2027-06-06',
  seller: 'Alpine club',
  total: 9_650,
  currency: 'EUR',
  receipt: '2026-1',
  heldUntil: '2026-11-22',
  due: {
    holder: 'Bygdelag',
    account: 'NO9386011117947',
    bank: 'DNBANOKK',
    reference: 'RF18539007547034',
    day: '2026-11-26',
  },
}

const tickets = ['Half marathon', 'Marathon'].map((name, at) => ({
  race: name,
  language: 'en',
  address: `${'A'.repeat(29)}${at}`,
}))

export const mailContents: AnyContent[] = [
  { kind: 'confirm', details: {} },
  { kind: 'reset', details: {} },
  { kind: 'email-change', details: {} },
  { kind: 'address-changed', details: {} },
  { kind: 'password-changed', details: {} },
  { kind: 'new-sign-in', details: signIn },
  { kind: 'new-sign-in', details: { ...signIn, country: null } },
  { kind: 'deletion', details: { until: '2026-12-21' } },
  { kind: 'newsletter', details: {} },
  {
    kind: 'alert',
    details: { events: [race('Lake Run', allNews)], answers: [], challenges: [], waiting: [] },
  },
  {
    kind: 'alert',
    details: {
      events: [race('Lake Run', [moved]), race('湖畔マラソン', [moved])],
      answers: [],
      challenges: [],
      waiting: [],
    },
  },
  { kind: 'alert', details: { events: [], answers: [answered], challenges: [], waiting: [] } },
  {
    kind: 'alert',
    details: { events: [], answers: [], challenges: [ended, completed], waiting: [] },
  },
  {
    kind: 'alert',
    details: {
      events: [],
      answers: [],
      challenges: [],
      waiting: [
        { ...answered, corrections: 2, reviews: 1 },
        { ...answered, name: 'Lake Run', permalink: 'lake-run', corrections: 0, reviews: 3 },
      ],
    },
  },
  { kind: 'start-list', details: { day: '2026-11-22', parts: lists } },
  {
    kind: 'search',
    details: {
      searches: [
        { id: 1, name: 'Running races in Portugal', editions: [listed] },
        { id: 2, name: '東京のレース', editions: [listed] },
      ],
    },
  },
  {
    kind: 'text-rejected',
    details: {
      item: 'review',
      event: 'Oslo Forest Night-O',
      draft: null,
      reason: 'names-person',
      note: 'The volunteer’s.',
    },
  },
  ...(['answer', 'feedback', 'report', 'event'] as const).map((item): AnyContent => {
    const event = 'Oslo Forest Night-O'
    const details = { item, event, draft: null, reason: 'unfounded' as const, note: null }
    return { kind: 'text-rejected', details }
  }),
  { kind: 'text-answered', details: { event: 'Oslo Forest Night-O', note: 'Corrected.' } },
  {
    kind: 'text-rejected',
    details: {
      item: 'event',
      event: 'Oslo Forest Night-O',
      draft: 'draft-1',
      reason: 'unclear',
      note: 'Which forest?',
    },
  },
  {
    kind: 'event-approved',
    details: { event: 'Oslo Forest Night-O', permalink: 'oslo-forest-night-o' },
  },
  { kind: 'claim-code', details: { name: 'Oslo Forest Night-O', code: '004217' } },
  { kind: 'claim-disputed', details: { event: 'Oslo Forest Night-O' } },
  { kind: 'claim-approved', details: { event: 'Oslo Forest Night-O' } },
  { kind: 'claim-lost', details: { event: 'Oslo Forest Night-O' } },
  { kind: 'claim-averted', details: { event: 'Oslo Forest Night-O' } },
  {
    kind: 'claim-rejected',
    details: { event: 'Oslo Forest Night-O', reason: 'not-shown', note: 'Of another club.' },
  },
  { kind: 'correction-accepted', details: { event: 'Oslo Forest Night-O', note: null } },
  {
    kind: 'correction-declined',
    details: { event: 'Oslo Forest Night-O', reason: 'unfounded', note: 'It starts at ten.' },
  },
  { kind: 'invitation', details: { invitation: 1, organisation: 'Bygdelag' } },
  { kind: 'invitation', details: { invitation: 1, organisation: null } },
  {
    kind: 'person-joined',
    details: { email: 'kari@example.org', role: 'editor', organisation: 'Bygdelag' },
  },
  {
    kind: 'person-joined',
    details: { email: 'kari@example.org', role: 'owner', organisation: null },
  },
  { kind: 'name-approved', details: { name: 'Bygdelag' } },
  {
    kind: 'name-rejected',
    details: { name: 'Bygdelag', reason: 'unfounded', note: 'Of another club.' },
  },
  ...orderNews.map((news): OrderContent => ({
    kind: 'order',
    details: { ...order, news, amount: news === 'refunded' ? 4_825 : 0, tickets },
  })),
]

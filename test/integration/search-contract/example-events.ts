import type {
  EditionDocument,
  EventDocument,
  RaceDocument,
} from '../../../worker/search/port/event-document.ts'

/** Current day of the examples. */
export const today = '2027-01-10'

let nextId = 1

/** A race with defaults for everything that a test does not set. */
export function exampleRace(fields: Partial<RaceDocument> = {}): RaceDocument {
  return {
    raceId: nextId++,
    name: '10 km',
    sport: 'run',
    date: null,
    metres: 10_000,
    seconds: null,
    gainMetres: null,
    prices: [],
    minTeamMembers: null,
    maxTeamMembers: null,
    soldOut: false,
    ...fields,
  }
}

export function exampleEdition(fields: Partial<EditionDocument> = {}): EditionDocument {
  const date = fields.date ?? '2027-05-01'
  const races = [exampleRace()]
  return {
    editionId: nextId++,
    date,
    endDate: date,
    endOffset: 0,
    dateConfirmed: true,
    status: null,
    signUpStartsOn: null,
    signUpEndsOn: null,
    addedOn: '2026-11-01',
    place: null,
    races,
    ...fields,
  }
}

export function exampleEvent(fields: Partial<EventDocument> = {}): EventDocument {
  const eventId = fields.eventId ?? nextId++
  const editions = fields.editions ?? [exampleEdition()]
  return {
    eventId,
    permalink: `event-${eventId}`,
    name: 'Example',
    names: {},
    city: { id: 1, name: 'Nowhere', names: {} },
    cityAliases: [],
    town: null,
    raceNames: [
      ...new Set(editions.flatMap((edition) => edition.races.map((race) => race.name))),
    ].map((name) => ({ name, names: {} })),
    country: 'CH',
    region: '',
    regionNames: {},
    lat: 0,
    lon: 0,
    weight: 10,
    language: 'en',
    organiserId: null,
    rating: null,
    ...fields,
    editions,
  }
}

/** An event with a name in each of the 17 languages, in a city with names in several. */
export const berlin = exampleEvent({
  eventId: 1001,
  name: 'Berlin-Marathon',
  weight: 100,
  country: 'DE',
  region: 'Berlin',
  city: {
    id: 2_950_159,
    name: 'Berlin',
    names: {
      it: 'Berlino',
      pt: 'Berlim',
      ru: 'Берлин',
      ja: 'ベルリン',
      zh: '柏林',
      ko: '베를린',
      th: 'เบอร์ลิน',
    },
  },
  names: {
    en: 'Berlin Marathon',
    fr: 'Marathon de Berlin',
    de: 'Berlin-Marathon',
    es: 'Maratón de Berlín',
    it: 'Maratona di Berlino',
    pt: 'Maratona de Berlim',
    'pt-BR': 'Maratona Internacional de Berlim',
    pl: 'Maraton w Berlinie',
    sv: 'Berlins maraton',
    ru: 'Берлинский марафон',
    zh: '柏林马拉松',
    ko: '베를린 마라톤',
    ja: 'ベルリンマラソン',
    th: 'เบอร์ลินมาราธอน',
    nl: 'Marathon van Berlijn',
    tr: 'Berlin Maratonu',
    id: 'Maraton Berlin',
  },
})
export const others = [
  exampleEvent({
    eventId: 1002,
    name: 'Århus City Halvmaraton',
    country: 'DK',
    weight: 40,
    city: { id: 2, name: 'Aarhus', names: { de: 'Århus' } },
  }),
  exampleEvent({
    eventId: 1003,
    name: 'Łódź Maraton',
    country: 'PL',
    weight: 50,
    city: { id: 3, name: 'Łódź', names: {} },
  }),
  exampleEvent({
    eventId: 1004,
    name: 'İstanbul Maratonu',
    country: 'TR',
    weight: 80,
    city: { id: 4, name: 'Istanbul', names: { tr: 'İstanbul' } },
  }),
  exampleEvent({
    eventId: 1005,
    name: '東京マラソン',
    names: { en: 'Tokyo Marathon' },
    language: 'ja',
    raceNames: [{ name: 'ハーフ', names: { en: 'Half marathon' } }],
    country: 'JP',
    weight: 95,
    city: { id: 5, name: 'Tokyo', names: { ja: '東京' } },
  }),
  exampleEvent({
    eventId: 1006,
    name: '서울 마라톤',
    names: { en: 'Seoul Marathon' },
    country: 'KR',
    weight: 60,
    city: { id: 6, name: 'Seoul', names: { ko: '서울' } },
  }),
  exampleEvent({
    eventId: 1007,
    name: 'กรุงเทพมาราธอน',
    names: { en: 'Bangkok Marathon' },
    country: 'TH',
    weight: 55,
    city: { id: 7, name: 'Bangkok', names: { th: 'กรุงเทพ' } },
  }),
  exampleEvent({
    eventId: 1008,
    name: 'Straßenlauf Süd',
    country: 'DE',
    weight: 5,
    city: { id: 8, name: 'München', names: { en: 'Munich' } },
  }),
  exampleEvent({
    eventId: 1010,
    name: 'Ölweg 21 km',
    country: 'CH',
    weight: 3,
    city: { id: 10, name: 'Ho Chi Minh City', names: {} },
    cityAliases: ['saigon'],
    raceNames: [{ name: 'Half 21 km', names: {} }],
  }),
  exampleEvent({
    eventId: 1009,
    name: 'Mountain Weekend',
    country: 'FR',
    weight: 90,
    city: { id: 9, name: 'Chamonix', names: {} },
    editions: [
      exampleEdition({ races: [exampleRace({ name: 'Marathon du Mont', sport: 'trail' })] }),
    ],
  }),
]

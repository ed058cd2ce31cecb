import type { SavedFacts } from '../../worker/domain/community/saved-events/find-saved-cards.ts'

/** A saved edition in Oslo with a confirmed date, and without races. */
export function savedEdition(permalink: string, date: string, endDate = date): SavedFacts {
  return {
    note: null,
    state: null,
    resultSeconds: null,
    facts: {
      editionId: Number(date.replaceAll('-', '')),
      permalink,
      name: permalink,
      nameLanguage: 'en',
      originalName: permalink,
      originalLanguage: 'en',
      names: {},
      date,
      endDate,
      endOffset: 0,
      confirmed: 1,
      status: null,
      city: 'Oslo',
      country: 'NO',
      sport: 0,
      lat: 59.9,
      lon: 10.7,
      opens: null,
      closes: null,
      races: [],
      cover: null,
    },
  }
}

import type { ImportField } from '../../../../src/model/event/imports.ts'

const fields: Readonly<Record<string, ImportField>> = {
  name: 'name',
  nameLanguage: 'language',
  cityId: 'city',
  town: 'city',
  lat: 'lat',
  lon: 'lon',
  venue: 'venue',
  url: 'site',
  editions: 'date',
  date: 'date',
  dateConfirmed: 'certainty',
  endDate: 'end',
  status: 'status',
  statusReason: 'reason',
  previousDate: 'previous',
  registrationStartsOn: 'opens',
  registrationEndsOn: 'closes',
  registrationUrl: 'entry',
  races: 'race',
  sport: 'sport',
  startTime: 'start',
  distance: 'distance',
  unit: 'distance',
  gain: 'climb',
  gainUnit: 'climb',
  prices: 'price',
  amount: 'price',
  validFrom: 'price',
  validUntil: 'price',
  currency: 'currency',
}

/** The fact of a row that a path of an event's facts holds; null for facts that no column states. */
export function fieldOfPath(path: string): ImportField | null {
  const steps = path.split('.')
  const last = steps.at(-1) ?? ''
  if (steps.includes('races')) {
    if (last === 'name') return 'race'
    if (last === 'date') return 'day'
  }
  return fields[last] ?? fields[steps.at(-2) ?? ''] ?? null
}

/** Keys of the edition and race that a row is. */
export interface RowPlace {
  edition: string
  race: string
}

/** True for a path of the row's race, of its edition, or of the event as a whole. */
export function isOfRow(path: string, { edition, race }: RowPlace): boolean {
  const [, ofEdition, inEdition, ofRace] = path.split('.')
  if (!path.startsWith('editions.')) return true
  return ofEdition === edition && (inEdition !== 'races' || ofRace === undefined || ofRace === race)
}

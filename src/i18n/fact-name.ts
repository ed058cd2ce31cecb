import { isLocale, localeTable, type Locale } from '../model/locales.ts'
import { longDate } from './format.ts'
import { eventTextKinds, type EventTextKind } from '../model/schemas/event/event-facts.ts'
import { m } from '../paraglide/messages.js'
import { eventTextNames } from './event-text-names.ts'

type Message = (inputs: object, options: { locale: Locale }) => string

const names: Record<string, Message> = {
  name: m.editor_name,
  nameLanguage: m.editor_name_language,
  names: m.editor_name,
  url: m.editor_site,
  contactEmail: m.editor_email,
  since: m.editor_since,
  usualDate: m.editor_usual,
  editions: m.editor_editions,
  cityId: m.filter_city,
  town: m.editor_town,
  lat: m.editor_latitude,
  lon: m.editor_longitude,
  venue: m.editor_venue,
  venueNames: m.editor_venue,
  place: m.editor_own_place,
  date: m.editor_date,
  endDate: m.editor_end_date,
  dateConfirmed: m.editor_date_confirmed,
  status: m.editor_status,
  previousDate: m.editor_previous_date,
  statusReason: m.editor_reason,
  entriesNote: m.editor_entries,
  registrationStartsOn: m.editor_opens,
  registrationEndsOn: m.editor_closes,
  registrationUrl: m.editor_sign_up_page,
  maxParticipants: m.editor_places,
  races: m.races_heading,
  sport: m.filter_sport,
  acronym: m.editor_acronym,
  startTime: m.editor_start_time,
  minTeamMembers: m.editor_team_from,
  maxTeamMembers: m.editor_team_to,
  minimumAge: m.editor_youngest,
  maxAge: m.editor_oldest,
  soldOut: m.signup_sold_out,
  legs: m.editor_legs,
  distance: m.filter_distance,
  unit: m.editor_unit,
  unknownDistance: m.editor_unknown_distance,
  gain: m.filter_climb,
  gainUnit: m.editor_unit,
  drop: m.editor_drop,
  dropUnit: m.editor_unit,
  highest: m.editor_highest,
  highestUnit: m.editor_unit,
  lowest: m.editor_lowest,
  lowestUnit: m.editor_unit,
  prices: m.editor_prices,
  amount: m.th_price,
  currency: m.currency_heading,
  validFrom: m.editor_from,
  validUntil: m.editor_until,
  course: m.editor_profile,
  facebook: () => 'Facebook',
  instagram: () => 'Instagram',
  twitter: () => 'X',
  youtube: () => 'YouTube',
}

const isTextKind = (text: string): text is EventTextKind =>
  eventTextKinds.some((kind) => kind === text)

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Name of a fact and of the entries around it: "Start time", of "Half marathon". */
export interface FactName {
  name: string
  /** Race, edition or language that the fact belongs to, the widest first. */
  of: string[]
}

/** @param get value of a fact of the same document, by its path */
export function factName(path: string, get: (path: string) => unknown, locale: Locale): FactName {
  const to = { locale }
  const steps = path.split('.')
  const last = steps.at(-1) ?? ''
  const isTranslated = isLocale(last) && steps.length > 1
  const field = (isTranslated ? steps.at(-2) : last) ?? ''
  const race = /^editions\.[^.]+\.races\.[^.]+/u.exec(path)?.[0]
  const edition = /^editions\.[^.]+/u.exec(path)?.[0]
  const date = edition === undefined ? '' : asText(get(`${edition}.date`))
  const of = [
    ...(/^\d{4}-\d\d-\d\d$/u.test(date) ? [longDate(date, locale)] : []),
    ...(race === undefined ? [] : [asText(get(`${race}.name`)) || m.editor_race_unnamed({}, to)]),
    ...(isTranslated ? [localeTable[last].name] : []),
  ]
  const isRaceName = race !== undefined && (field === 'name' || field === 'names')
  const isRaceDate = race !== undefined && field === 'date'
  if (isRaceName) return { name: m.editor_race_name({}, to), of }
  if (isRaceDate) return { name: m.editor_race_date({}, to), of }
  return {
    name:
      isTextKind(field) && field !== 'course'
        ? eventTextNames[field]({}, to)
        : (names[field]?.({}, to) ?? field),
    of,
  }
}

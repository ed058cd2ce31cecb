import { countryName } from '../../../src/i18n/countries/country-names.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { bracketed, joined } from '../../../src/i18n/joins.ts'
import { factFaultText } from '../../../src/i18n/fact-fault-texts.ts'
import {
  importFaults,
  type ColumnTarget,
  type ImportFault,
  type ImportField,
  type ImportRefusal,
  type ImportRowState,
} from '../../../src/model/event/imports.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { FoundRow } from '../../domain/organisers/imports/find-import.ts'

type Message = typeof m.import_row

/** Names of the facts that columns hold. */
const fieldNames: Record<ImportField, Message> = {
  name: m.source_name,
  language: m.editor_name_language,
  date: m.filter_first_day,
  end: m.filter_last_day,
  day: m.editor_race_date,
  city: m.filter_city,
  region: m.filter_region,
  country: m.filter_country,
  lat: m.import_lat,
  lon: m.import_lon,
  venue: m.import_venue,
  sport: m.filter_sport,
  race: m.editor_race_name,
  distance: m.filter_distance,
  climb: m.filter_climb,
  start: m.import_start,
  price: m.th_price,
  currency: m.currency_heading,
  site: m.event_website,
  entry: m.import_entry,
  opens: m.news_opens,
  closes: m.news_closes,
  certainty: m.import_certainty,
  status: m.import_status,
  reason: m.editor_reason,
  previous: m.editor_previous_date,
}

/** Examples of how a column is written, which need no words. */
const manners: Partial<Record<ColumnTarget, string>> = {
  'date.ymd': '2027-12-31',
  'date.dmy': '31.12.2027',
  'date.mdy': '12/31/2027',
  'distance.km': 'km',
  'distance.m': 'm',
  'distance.mi': 'mi',
  'climb.m': 'm',
  'climb.ft': 'ft',
}

const isField = (text: string): text is ImportField => Object.hasOwn(fieldNames, text)

export function fieldName(field: string, locale: Locale): string {
  return isField(field) ? fieldNames[field]({}, { locale }) : field
}

/** "Distance (km)". */
export function targetName(target: ColumnTarget, locale: Locale): string {
  const name = fieldName(target.split('.')[0] ?? target, locale)
  const manner = manners[target]
  return manner === undefined ? name : bracketed(name, manner, locale)
}

export const stateNames: Record<Exclude<ImportRowState, 'unchecked' | 'read'>, Message> = {
  mend: m.import_state_mend,
  duplicate: m.import_state_duplicate,
  new: m.import_state_new,
  changed: m.import_state_changed,
  same: m.import_state_same,
  kept: m.import_state_kept,
  out: m.import_state_out,
  written: m.import_state_written,
  undone: m.import_state_undone,
}

/** Why a source was refused and what to do. */
export function refusalTexts(locale: Locale): Record<ImportRefusal, string> {
  const to = { locale }
  return {
    address: m.import_refused_address({}, to),
    'address-port': m.import_refused_address({}, to),
    'address-private': m.import_refused_private({}, to),
    redirects: m.import_refused_answer({}, to),
    timeout: m.import_refused_answer({}, to),
    unreachable: m.import_refused_answer({}, to),
    response: m.import_refused_answer({}, to),
    'content-type': m.import_refused_kind({}, to),
    kind: m.import_refused_kind({}, to),
    'too-large': m.import_refused_large({}, to),
    encoding: m.import_refused_encoding({}, to),
    empty: m.import_refused_empty({}, to),
    'no-events': m.import_refused_empty({}, to),
    'too-many-rows': m.import_refused_rows({}, to),
    'too-many-columns': m.import_refused_rows({}, to),
    'zip-broken': m.import_refused_broken({}, to),
    'calendar-broken': m.import_refused_broken({}, to),
    'zip-bomb': m.import_refused_bomb({}, to),
    encrypted: m.import_refused_encrypted({}, to),
  }
}

/** Towns that an unclear one may be: "Laa (Styria)". */
const placeNames = (
  places: readonly { name: string; region: string; country: string }[],
  locale: Locale,
): string =>
  joined(
    [
      ...new Set(
        places.map(({ name, region, country }) =>
          bracketed(name, region === '' ? countryName(country, locale) : region, locale),
        ),
      ),
    ],
    locale,
  )

const isImportFault = (fault: FoundRow['faults'][number]['fault']): fault is ImportFault =>
  importFaults.some((each) => each === fault)

/** A fault as a sentence with the name of its fact. */
export function faultText(
  { field, fault, country }: FoundRow['faults'][number],
  places: readonly { name: string; region: string; country: string }[],
  locale: Locale,
): string {
  const name = { field: fieldName(field, locale) }
  const to = { locale }
  if (!isImportFault(fault)) return factFaultText(fault, name.field, to)
  switch (fault) {
    case 'missing':
      return m.import_fault_missing(name, to)
    case 'characters':
    case 'too-long':
      return m.import_fault_text(name, to)
    case 'place-unknown':
      return country === undefined
        ? m.import_fault_place({}, to)
        : m.import_fault_place_in({ country: countryName(country, locale) }, to)
    case 'place-ambiguous':
      return m.import_fault_places({ places: placeNames(places, locale) }, to)
    case 'place-elsewhere':
      return m.import_fault_elsewhere({ country: countryName(country ?? '', locale) }, to)
    case 'too-many':
      return m.import_fault_many({}, to)
    case 'date':
    case 'country':
    case 'coordinates':
    case 'number':
    case 'time':
    case 'sport':
    case 'currency':
    case 'language':
    case 'link':
    case 'certainty':
    case 'status':
      return m.import_fault_unread(name, to)
  }
}

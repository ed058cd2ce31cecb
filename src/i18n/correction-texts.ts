import { inputAt } from '../model/corrections/correction-inputs.ts'
import type { ValuesByPath } from '../model/corrections/corrected-values.ts'
import { editionStatusTable, isEditionStatus } from '../model/event/edition-status.ts'
import { isSport } from '../model/event/sports.ts'
import { isDistanceUnit } from '../model/values/units.ts'
import { m } from '../paraglide/messages.js'
import { statusMessages } from './status-messages.ts'
import { isFigureUnit } from './figure-units.ts'
import { dateRange, longDate, measure, number, price, timeOfDay } from './format.ts'
import { joined } from './joins.ts'
import type { Locale } from '../model/locales.ts'
import { sportName } from './sport-names.ts'

/** Names of facts that readers correct, and their values in words. */

const names: Record<string, (inputs: object, options: { locale: Locale }) => string> = {
  name: m.editor_name,
  venue: m.editor_venue,
  url: m.editor_site,
  date: m.source_dates,
  endDate: m.editor_end_date,
  status: m.editor_status,
  registrationStartsOn: m.editor_opens,
  registrationEndsOn: m.editor_closes,
  registrationUrl: m.editor_sign_up_page,
  startTime: m.editor_start_time,
  distance: m.filter_distance,
  gain: m.filter_climb,
  prices: m.th_price,
  amount: m.th_price,
}

/** Race of a corrected fact, and sport of its leg if the race has several. */
export interface CorrectedFact {
  path: string
  race: string | null
  sport: string | null
}

/** "Start time · Half marathon", "Distance · Swimming · Middle distance". */
export function correctedFact({ path, race, sport }: CorrectedFact, locale: Locale): string {
  const field = path.slice(path.lastIndexOf('.') + 1)
  const isOfRace = field === 'name' && path.includes('.races.')
  const name = isOfRace ? m.editor_race_name : names[field]
  return joined(
    [
      name?.({}, { locale }) ?? field,
      ...(sport !== null && isSport(sport) ? [sportName(sport, locale)] : []),
      ...(race === null ? [] : [race]),
    ],
    locale,
  )
}

const textAt = (values: ValuesByPath, path: string): string | null => {
  const value = values[path]
  return typeof value === 'string' && value !== '' ? value : null
}

function dayText(values: ValuesByPath, path: string, locale: Locale): string | null {
  const day = textAt(values, path)
  const last = path.endsWith('.date') ? textAt(values, path.replace(/date$/u, 'endDate')) : null
  if (day === null) return null
  return last === null || last === day ? longDate(day, locale) : dateRange(day, last, locale)
}

function lengthText(values: ValuesByPath, path: string, unitPath: string, locale: Locale) {
  const [value, unit] = [values[path], textAt(values, unitPath)]
  if (typeof value !== 'number' || unit === null || !isDistanceUnit(unit)) return null
  return isFigureUnit(unit) ? measure(value, unit, locale, 3) : number(value, locale)
}

function priceText(values: ValuesByPath, path: string, locale: Locale): string | null {
  const [added] = Array.isArray(values[path]) ? values[path].map(String) : []
  const at = added === undefined ? path : `${path}.${added}.amount`
  const [amount, currency] = [values[at], textAt(values, at.replace(/amount$/u, 'currency'))]
  return typeof amount === 'number' && currency !== null ? price(amount, currency, locale) : null
}

/** The status, with the date of a moved edition and the reason that is published. */
function statusText(values: ValuesByPath, path: string, locale: Locale): string {
  const status = textAt(values, path)
  const isKnown = status !== null && isEditionStatus(status)
  const message = isKnown
    ? statusMessages[editionStatusTable[status].meaning]
    : m.editor_status_none
  const at = path.slice(0, -'status'.length)
  const day = dayText(values, `${at}date`, locale)
  const reasons = Object.keys(values).filter((key) => key.startsWith(`${at}statusReason.`))
  return joined(
    [
      message({}, { locale }),
      ...(day === null ? [] : [day]),
      ...reasons.flatMap((key) => textAt(values, key) ?? []),
    ],
    locale,
  )
}

/** The value of a fact in words; null if it is not stated. @param values of the fact and those that belong to it */
export function correctedValue(path: string, values: ValuesByPath, locale: Locale): string | null {
  const beside = (field: string) => `${path.slice(0, path.lastIndexOf('.') + 1)}${field}`
  switch (inputAt(path)) {
    case 'day':
      return dayText(values, path, locale)
    case 'time': {
      const time = textAt(values, path)
      return time === null ? null : timeOfDay(time, locale)
    }
    case 'length':
      return lengthText(values, path, beside('unit'), locale)
    case 'climb':
      return lengthText(values, path, beside('gainUnit'), locale)
    case 'price':
      return priceText(values, path, locale)
    case 'status':
      return statusText(values, path, locale)
    case 'line':
    case 'link':
    case null:
      return textAt(values, path)
  }
}

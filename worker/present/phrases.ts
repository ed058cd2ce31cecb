import { figure, number } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { WordedPrice } from '../../src/i18n/prices.ts'
import { distancePresets, type DistancePreset } from '../../src/model/distance-presets.ts'
import { groupAllMessages, sportMessages } from '../../src/i18n/code-messages.ts'
import type { Sport, SportGroup } from '../../src/model/sports.ts'
import { m } from '../../src/paraglide/messages.js'

/** Phrases that are part of a sentence or figure of the API's responses. */

export function floors(value: number, locale: Locale): string {
  return m.floors_count({ count: value, n: number(value, locale) }, { locale })
}

export function steps(value: number, locale: Locale): string {
  return m.steps_count({ count: value, n: number(value, locale) }, { locale })
}

/** Tooltip of a converted price: original amount and rate date; null if not converted. */
export function priceNote({ converted }: WordedPrice, locale: Locale): string | null {
  if (converted === null) return null
  return m.price_converted({ price: converted.stated, date: converted.date }, { locale })
}

/** Sentence with the rate date of a converted price, for below a list of prices; null if not converted. */
export function rateNote({ converted }: WordedPrice, locale: Locale): string | null {
  return converted === null ? null : m.price_rate({ date: converted.date }, { locale })
}

/** Name of a distance preset in filters and headings: "Half marathon", "10 km", "By time". */
export function presetLabel(preset: DistancePreset, locale: Locale): string {
  if (preset === 'half') return m.preset_half({}, { locale })
  if (preset === 'marathon') return m.preset_marathon({}, { locale })
  if (preset === '100mi') return m.preset_100mi({}, { locale })
  if (preset === 'timed') return m.preset_timed({}, { locale })
  if (preset === 'middle') return m.preset_middle({}, { locale })
  if (preset === 'full') return m.preset_full({}, { locale })
  const { value, unit } = figure(distancePresets[preset].km, 'km', locale)
  return `${value} ${unit}`
}

export function sportName(sport: Sport, locale: Locale): string {
  return sportMessages[sport]({}, { locale })
}

export function groupName(group: SportGroup, locale: Locale): string {
  return groupAllMessages[group]({}, { locale })
}

export function confirmedLabel(locale: Locale): string {
  return m.filter_confirmed({}, { locale })
}

import { distancePresets, type DistancePreset } from '../model/calendar/distance-presets.ts'
import type { Sport, SportGroup } from '../model/event/sports.ts'
import { m } from '../paraglide/messages.js'
import { groupAllMessages, sportMessages } from './code-messages.ts'
import { measure } from './format.ts'
import type { Locale } from '../model/locales.ts'

export function sportName(sport: Sport, locale: Locale): string {
  return sportMessages[sport]({}, { locale })
}

export function groupName(group: SportGroup, locale: Locale): string {
  return groupAllMessages[group]({}, { locale })
}

/** "Half marathon", "10 km", "By time": the name of a preset in filters and headings. */
export function presetLabel(preset: DistancePreset, locale: Locale): string {
  if (preset === 'half') return m.preset_half({}, { locale })
  if (preset === 'marathon') return m.preset_marathon({}, { locale })
  if (preset === '100mi') return m.preset_100mi({}, { locale })
  if (preset === 'timed') return m.preset_timed({}, { locale })
  if (preset === 'middle') return m.preset_middle({}, { locale })
  if (preset === 'full') return m.preset_full({}, { locale })
  return measure(distancePresets[preset].km, 'km', locale)
}

import { figure } from '../../../src/i18n/format.ts'
import type { Measurer } from '../../../src/i18n/lengths.ts'
import { presetLabel } from '../../../src/i18n/sport-names.ts'
import {
  distancePresets,
  presetsFor,
  type DistancePreset,
} from '../../../src/model/calendar/distance-presets.ts'
import { groupOf } from '../../../src/model/event/sports.ts'
import { longUnits } from '../../../src/model/values/units.ts'
import { defineFilter, type Choice } from '../filter.ts'
import { formWord } from '../key-schemas.ts'

/** Kilometres or miles of a preset, from 100 on as a whole number: "21.1", "161"; null for races by time. */
function presetFigure(preset: DistancePreset, { locale, unit }: Measurer): string | null {
  const long = longUnits[unit].unit
  const value = distancePresets[preset][long]
  return value === null ? null : figure(value, long, locale, value < 100 ? 1 : 0).value
}

/** A usual distance, such as the half marathon. */
export const distance = defineFilter({
  name: 'distance',
  keys: { distance: formWord(80, 'Distance as a form sends it: its word in `criteria`.') },
  segments: (keys) => [keys.distance],
  isSet: ({ criteria }) => criteria.distance !== null,
  drop: () => ({ criteria: { distance: null } }),
  search: ({ criteria }) => ({ preset: criteria.distance ?? undefined }),
  label: ({ criteria }, _places, { locale }) =>
    criteria.distance === null ? null : presetLabel(criteria.distance, locale),
  options({ criteria }, { facets }, reader): (Choice & { figure: string | null })[] {
    const { sport, group } = criteria
    const offered = new Set(presetsFor(sport === null ? group : groupOf(sport)))
    if (criteria.distance !== null) offered.add(criteria.distance)
    return [...offered].map((preset) => ({
      label: presetLabel(preset, reader.locale),
      figure: presetFigure(preset, reader),
      total: facets.preset.get(preset) ?? 0,
      chosen: criteria.distance === preset,
      change: { criteria: { distance: preset } },
    }))
  },
})

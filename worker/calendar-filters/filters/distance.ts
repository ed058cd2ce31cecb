import { presetLabel } from '../../../src/i18n/sport-names.ts'
import { presetsFor } from '../../../src/model/distance-presets.ts'
import { groupOf } from '../../../src/model/sports.ts'
import { defineFilter, type Choice } from '../filter.ts'
import { formWord } from '../key-schemas.ts'

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
  options({ criteria }, { facets }, { locale }): Choice[] {
    const { sport, group } = criteria
    const offered = new Set(presetsFor(sport === null ? group : groupOf(sport)))
    if (criteria.distance !== null) offered.add(criteria.distance)
    return [...offered].map((preset) => ({
      label: presetLabel(preset, locale),
      total: facets.preset.get(preset) ?? 0,
      chosen: criteria.distance === preset,
      change: { criteria: { distance: preset } },
    }))
  },
})

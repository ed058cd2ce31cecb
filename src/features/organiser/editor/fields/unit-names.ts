import type { DistanceUnit } from '../../../../model/values/units.ts'
import { m } from '../../../../paraglide/messages.js'

const symbols = { km: 'km', m: 'm', mi: 'mi', ft: 'ft', yard: 'yd', hour: 'h', min: 'min' } as const
const names = { day: m.editor_unit_days, step: m.editor_unit_steps, story: m.editor_unit_floors }

const hasName = (unit: DistanceUnit): unit is keyof typeof names => Object.hasOwn(names, unit)

/** Symbol of a unit, or its name where it has none. */
export const unitName = (unit: DistanceUnit): string =>
  hasName(unit) ? names[unit]() : symbols[unit]

import { bracketed } from '../../../../i18n/joins.ts'
import type { PlaceView } from '../../../../model/schemas/organiser/organiser-place.ts'
import { getLocale } from '../../../../paraglide/runtime.js'

/** "Krems an der Donau (Lower Austria, Austria)" */
export const placeText = ({ name, area }: Pick<PlaceView, 'name' | 'area'>): string =>
  bracketed(name, area, getLocale())

import { unitSpace } from '../i18n/figure-text.ts'
import type { Figure as FigureView } from '../model/views.ts'
import { getLocale } from '../paraglide/runtime.js'

/** A value with its unit in small type: "42.2 km". @param unitClass class of the unit */
export function Figure({ value, unit, unitClass }: FigureView & { unitClass?: string }) {
  if (unit === '') return value
  return (
    <>
      {value}
      <small className={unitClass}>
        {unitSpace(unit, getLocale())}
        {unit}
      </small>
    </>
  )
}

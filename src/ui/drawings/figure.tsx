import { unitSpace } from '../../i18n/figure-text.ts'
import type { Figure as FigureView } from '../../model/views.ts'
import { getLocale } from '../../paraglide/runtime.js'

/** A value with its unit in small type: "42.2 km". */
export function Figure({ value, unit }: FigureView) {
  if (unit === '') return value
  return (
    <>
      {value}
      <small>
        {unitSpace(unit, getLocale())}
        {unit}
      </small>
    </>
  )
}

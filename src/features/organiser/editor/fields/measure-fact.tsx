import type { DistanceUnit } from '../../../../model/values/units.ts'
import { bracketed } from '../../../../i18n/joins.ts'
import { getLocale } from '../../../../paraglide/runtime.js'
import { m } from '../../../../paraglide/messages.js'
import { useEditor, useText } from '../draft/editor-context.ts'
import { FactFrame, type FactFieldProps } from './fact-field.tsx'
import { NumberInput } from './number-fact.tsx'
import { unitName } from './unit-names.ts'

interface MeasureFactProps extends FactFieldProps {
  /** Path of the unit. */
  unitPath: string
  units: readonly DistanceUnit[]
  isWhole?: boolean
}

/** A figure with its unit, as the organiser measures it. */
export function MeasureFact(props: MeasureFactProps) {
  const { unitPath, units, isWhole = false, ...frame } = props
  const { store } = useEditor()
  const [unit, setUnit] = useText(unitPath)
  const [usual = 'km'] = units
  return (
    <FactFrame {...frame} second={unitPath}>
      {(attributes) => (
        <div
          className="in-u"
          onInput={() => {
            // A figure without a unit means nothing: the first unit applies until another is chosen.
            if (store.get(unitPath) === null) store.set(unitPath, usual)
          }}
        >
          <NumberInput path={frame.path} isWhole={isWhole} attributes={attributes} />
          <select
            className="sel"
            id={unitPath}
            aria-label={bracketed(m.editor_unit(), frame.label, getLocale())}
            value={unit === '' ? usual : unit}
            onChange={({ target }) => setUnit(target.value)}
          >
            {units.map((each) => (
              <option key={each} value={each}>
                {unitName(each)}
              </option>
            ))}
          </select>
        </div>
      )}
    </FactFrame>
  )
}

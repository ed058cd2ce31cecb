import { useId, useState } from 'react'
import { bracketed } from '../../../../i18n/joins.ts'
import type { TrackMeasures } from './gpx/measure-track.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { useEditor } from '../draft/editor-context.ts'
import { writeNumber } from '../fields/read-number.ts'
import { isDistanceUnit } from '../../../../model/values/units.ts'
import { unitName } from '../fields/unit-names.ts'

type Figure = 'distance' | 'gain' | 'drop' | 'highest' | 'lowest'

const figures = [
  ['distance', m.filter_distance],
  ['gain', m.filter_climb],
  ['drop', m.editor_drop],
  ['highest', m.editor_highest],
  ['lowest', m.editor_lowest],
] as const satisfies readonly (readonly [Figure, () => string])[]

/** Kilometres with two decimals for the distance, metres for heights. */
const inFile = (figure: Figure, measures: TrackMeasures): number | null =>
  figure === 'distance' ? Math.round(measures.distance / 10) / 100 : measures[figure]

const text = (value: number, unit: string): string =>
  `${writeNumber(value, getLocale())} ${isDistanceUnit(unit) ? unitName(unit) : unit}`

interface FoundFiguresProps {
  /** Path of the leg. */
  leg: string
  file: string
  measures: TrackMeasures
  onTaken: () => void
}

/** Figures of a file beside those that are written, each to be taken or not. */
export function FoundFigures({ leg, file, measures, onTaken }: FoundFiguresProps) {
  const { store } = useEditor()
  const id = useId()
  const found = figures.flatMap(([figure, label]) => {
    const value = inFile(figure, measures)
    const unitPath = `${leg}.${figure === 'distance' ? 'unit' : `${figure}Unit`}`
    const written = store.get(`${leg}.${figure}`)
    const unit = store.get(unitPath)
    if (value === null) return []
    return [{ figure, label: label(), value, written, unit, unitPath }]
  })
  const [taken, setTaken] = useState<ReadonlySet<Figure>>(
    () => new Set(found.flatMap(({ figure, written }) => (written === null ? [figure] : []))),
  )
  const toggle = (figure: Figure) => {
    const next = new Set(taken)
    if (!next.delete(figure)) next.add(figure)
    setTaken(next)
  }
  const take = () => {
    for (const { figure, value, unitPath } of found)
      if (taken.has(figure)) {
        store.set(`${leg}.${figure}`, value)
        store.set(unitPath, figure === 'distance' ? 'km' : 'm')
      }
    onTaken()
  }
  return (
    <>
      <table className="diff">
        <caption>{m.editor_found_in({ file })}</caption>
        <thead>
          <tr>
            <th>{m.editor_fact()}</th>
            <th>{m.editor_written()}</th>
            <th>{m.editor_measured()}</th>
            <th>{m.editor_take()}</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ figure, label, value, written, unit }) => (
            <tr key={figure}>
              <td>{label}</td>
              <td>
                {typeof written === 'number'
                  ? text(written, typeof unit === 'string' ? unit : '')
                  : '–'}
              </td>
              <td>{text(value, figure === 'distance' ? 'km' : 'm')}</td>
              <td>
                <label className="ck" htmlFor={`${id}-${figure}`}>
                  <input
                    id={`${id}-${figure}`}
                    type="checkbox"
                    aria-label={bracketed(m.editor_take(), label, getLocale())}
                    checked={taken.has(figure)}
                    onChange={() => toggle(figure)}
                  />
                </label>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="s muted">{m.editor_smoothed()}</p>
      <div>
        <button className="btn btn-ink btn-s" type="button" onClick={take}>
          {m.editor_take_figures()}
        </button>
      </div>
    </>
  )
}

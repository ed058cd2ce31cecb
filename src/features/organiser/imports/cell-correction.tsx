import { useId, useRef, type KeyboardEvent } from 'react'
import type { ImportView } from '../../../model/schemas/organiser/imports.ts'
import { m } from '../../../paraglide/messages.js'

export interface Corrected {
  text: string
  /** Coordinates of a place that is not known, once both are typed. */
  point?: { lat: string; lon: string }
  all: boolean
}

interface CellCorrectionProps {
  /** Of the row. */
  number: number
  correction: ImportView['rows'][number]['corrections'][number]
  onCorrect: (corrected: Corrected) => void
}

/** Moves from a corrected cell, which becomes plain text, to the next one with a fault, or to the heading of the step. */
function leaveCell(cell: HTMLElement, correction: HTMLElement | null): void {
  const step = cell.closest('section')
  const cells = [...(step?.querySelectorAll<HTMLElement>('.imp-fix input') ?? [])]
  const later = cells.slice(cells.indexOf(cell) + 1)
  const next =
    later.find((each) => correction?.contains(each) !== true) ?? step?.querySelector('h2')
  next?.focus()
}

/**
 * A cell with a fault, the reason below it; a place that is not known may have coordinates. It is sent when the focus leaves
 * it, for one row or for all with the same fault.
 */
export function CellCorrection({ number, correction, onCorrect }: CellCorrectionProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isSent = useRef(false)
  const root = useRef<HTMLDivElement>(null)
  const point = { lat: useRef<HTMLInputElement>(null), lon: useRef<HTMLInputElement>(null) }
  const { field, name, text, note, applyAll, point: pointNames } = correction
  const send = (all: boolean) => {
    const corrected = input.current?.value ?? text
    const [lat, lon] = [
      point.lat.current?.value.trim() ?? '',
      point.lon.current?.value.trim() ?? '',
    ]
    const hasPoint = lat !== '' && lon !== ''
    if ((corrected === text && !hasPoint) || isSent.current) return
    isSent.current = true
    onCorrect({ text: corrected, all, ...(hasPoint ? { point: { lat, lon } } : {}) })
  }
  const change = () => {
    isSent.current = false
  }
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Enter') return
    if (currentTarget === point.lat.current) point.lon.current?.focus()
    else leaveCell(currentTarget, root.current)
  }
  return (
    <div
      ref={root}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) send(false)
      }}
    >
      <label className="lab" htmlFor={id}>
        {name}
      </label>
      <input
        ref={input}
        id={id}
        name={`${number}.${field}`}
        className="in"
        aria-label={`${name}, ${m.import_row()} ${number}`}
        aria-invalid="true"
        aria-describedby={`${id}-note`}
        defaultValue={text}
        onChange={change}
        onKeyDown={press}
      />
      <p className="err" id={`${id}-note`}>
        {note}
      </p>
      {pointNames === null ? null : (
        <div className="imp-point">
          {(['lat', 'lon'] as const).map((each) => (
            <div key={each}>
              <label className="lab" htmlFor={`${id}-${each}`}>
                {pointNames[each]}
              </label>
              <input
                ref={point[each]}
                id={`${id}-${each}`}
                name={`${number}.${each}`}
                className="in"
                inputMode="decimal"
                autoComplete="off"
                aria-label={`${pointNames[each]}, ${m.import_row()} ${number}`}
                aria-describedby={`${id}-note`}
                onChange={change}
                onKeyDown={press}
              />
            </div>
          ))}
        </div>
      )}
      {applyAll === '' ? null : (
        <button
          type="button"
          className="link-btn"
          onClick={(event) => {
            send(true)
            if (isSent.current) event.currentTarget.closest('section')?.querySelector('h2')?.focus()
          }}
        >
          {applyAll}
        </button>
      )}
    </div>
  )
}

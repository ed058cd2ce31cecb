import { useId, useRef } from 'react'
import type { ImportView } from '../../../model/schemas/organiser/imports.ts'
import { m } from '../../../paraglide/messages.js'

interface CellCorrectionProps {
  /** Of the row. */
  number: number
  correction: ImportView['rows'][number]['corrections'][number]
  onCorrect: (text: string, all: boolean) => void
}

/** Moves from a corrected cell, which becomes plain text, to the next one with a fault, or to the heading of the step. */
function leaveCell(cell: HTMLElement): void {
  const step = cell.closest('section')
  const cells = [...(step?.querySelectorAll<HTMLElement>('.imp-fix input') ?? [])]
  const next = cells[cells.indexOf(cell) + 1] ?? step?.querySelector('h2')
  next?.focus()
}

/** A cell with a fault, the reason below it. It is sent when the focus leaves it, for one row or for all with the same fault. */
export function CellCorrection({ number, correction, onCorrect }: CellCorrectionProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isSent = useRef(false)
  const { field, name, text, note, applyAll } = correction
  const send = (all: boolean) => {
    const corrected = input.current?.value ?? text
    if (corrected === text || isSent.current) return
    isSent.current = true
    onCorrect(corrected, all)
  }
  return (
    <div
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
        onChange={() => {
          isSent.current = false
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leaveCell(event.currentTarget)
        }}
      />
      <p className="err" id={`${id}-note`}>
        {note}
      </p>
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

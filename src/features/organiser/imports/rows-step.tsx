import { useEffect, useId, useRef, useState } from 'react'
import { fillTyped } from '../../../browser/typed-values.ts'
import type { ImportView } from '../../../model/schemas/organiser/imports.ts'
import { m } from '../../../paraglide/messages.js'
import { ImportLine } from './import-line.tsx'
import { RowsPager } from './rows-pager.tsx'
import { allRows, isListDone, type ShownRows } from './shown-rows.ts'
import type { ImportAct } from './use-import.ts'

interface RowsStepProps {
  view: ImportView
  act: ImportAct
  shown: ShownRows
  onShow: (shown: ShownRows) => void
}

/** The third step: the rows, by what will become of them. Invalid ones are corrected in their cells. */
export function RowsStep({ view, act, shown, onShow }: RowsStepProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => fillTyped(form.current), [])
  const { states, changes, headings, emptyColumns, rows, total, unchecked } = view
  const [isFixed, setFixed] = useState(false)
  const isDone = isListDone(view, shown)
  useEffect(() => {
    if (!isDone) return
    setFixed(shown.show === 'mend')
    onShow(allRows)
    // The row with the focus is gone.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [isDone, shown, onShow])
  const show = (list: ShownRows) => {
    setFixed(false)
    onShow(list)
  }
  const turnTo = (page: number) => {
    show({ ...shown, page })
    heading.current?.focus()
  }
  return (
    <section className="imp-rows" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={heading}>
        {m.import_look()}
      </h2>
      {unchecked > 0 ? (
        <div className="imp-progress">
          <p role="status">{m.import_reading()}</p>
          <progress max={total} value={total - unchecked} aria-labelledby={id} />
        </div>
      ) : null}
      <p role="status">{isFixed ? m.import_all_fixed() : ''}</p>
      {changes === '' ? null : <p>{changes}</p>}
      <div className="imp-chips">
        <button
          type="button"
          className="chip"
          aria-pressed={shown.show === null}
          onClick={() => show(allRows)}
        >
          {m.moderation_all()}
        </button>
        {states.map(({ state, label }) => (
          <button
            type="button"
            className="chip"
            aria-pressed={shown.show === state}
            onClick={() => show({ show: state, page: 1 })}
            key={state}
          >
            {label}
          </button>
        ))}
      </div>
      <form
        className="imp-x"
        method="post"
        data-form="corrections"
        role="region"
        aria-labelledby={id}
        ref={form}
        onSubmit={(event) => event.preventDefault()}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{m.import_row()}</th>
              <th scope="col">{m.import_do()}</th>
              {headings.map(({ column, name }) => (
                <th scope="col" key={column}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ImportLine row={row} headings={headings} act={act} key={row.number} />
            ))}
          </tbody>
        </table>
      </form>
      {emptyColumns === '' ? null : <p className="help">{emptyColumns}</p>}
      <RowsPager view={view} onPage={turnTo} />
    </section>
  )
}

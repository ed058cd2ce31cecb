import type { ImportView } from '../../../model/schemas/organiser/imports.ts'
import { m } from '../../../paraglide/messages.js'
import { importApi, type ImportAct } from './use-import.ts'

type RowChange = Parameters<(typeof importApi.rows)[':number']['$patch']>[0]['json']

interface ImportLineProps {
  row: ImportView['rows'][number]
  headings: ImportView['headings']
  act: ImportAct
}

/** Moves from a corrected cell, which becomes plain text, to the next one with a fault, or to the heading of the step. */
function leaveCell(cell: HTMLElement): void {
  const step = cell.closest('section')
  const cells = [...(step?.querySelectorAll<HTMLElement>('td input') ?? [])]
  const next = cells[cells.indexOf(cell) + 1] ?? step?.querySelector('h2')
  next?.focus()
}

const isSettled = (state: string): boolean => state === 'written' || state === 'undone'

const unknownCell = { text: '', isBad: false, isChanged: false }

/** A row: cells with a fault are fields, which are sent when they change. */
export function ImportLine({ row, headings, act }: ImportLineProps) {
  const { number, state, cells, note, href } = row
  const change = (json: RowChange) =>
    void act(({ param, query }) =>
      importApi.rows[':number'].$patch({
        param: { ...param, number: String(number) },
        query,
        json,
      }),
    )
  const correct = (column: number, before: string, text: string) => {
    if (text !== before) change({ column, text })
  }
  const isOut = state === 'out' || state === 'duplicate'
  return (
    <tr className={`is-${state}`}>
      <th scope="row" className="tab">
        {number}
      </th>
      {headings.map(({ column, name }, index) => {
        const { text, isBad, isChanged } = cells[index] ?? unknownCell
        return (
          <td key={column} className={isBad ? 'is-bad' : isChanged ? 'is-mod' : undefined}>
            {isBad ? (
              <input
                className="in"
                aria-label={`${name}, ${m.import_row()} ${number}`}
                aria-invalid="true"
                aria-describedby={`note-${number}`}
                defaultValue={text}
                onBlur={(event) => correct(column, text, event.target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') leaveCell(event.currentTarget)
                }}
              />
            ) : (
              text
            )}
          </td>
        )
      })}
      <td className="imp-note">
        <span id={`note-${number}`}>{href === null ? note : <a href={href}>{note}</a>}</span>
        {isSettled(state) || state === 'unchecked' ? null : (
          <button type="button" className="link-btn" onClick={() => change({ included: isOut })}>
            {isOut ? m.import_include() : m.import_leave_out()}
            <span className="vh">
              {' '}
              {m.import_row()} {number}
            </span>
          </button>
        )}
      </td>
    </tr>
  )
}

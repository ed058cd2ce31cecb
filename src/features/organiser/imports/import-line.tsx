import type { ImportView } from '../../../model/schemas/organiser/imports.ts'
import { m } from '../../../paraglide/messages.js'
import { CellCorrection } from './cell-correction.tsx'
import { importApi, type ImportAct } from './use-import.ts'

type RowChange = Parameters<(typeof importApi.rows)[':number']['$patch']>[0]['json']

interface ImportLineProps {
  row: ImportView['rows'][number]
  headings: ImportView['headings']
  act: ImportAct
}

const isSettled = (state: string): boolean =>
  ['written', 'undone', 'unchecked', 'read'].includes(state)

/** A row, and below it fields for its cells with a fault, which are in sight without scrolling sideways. */
export function ImportLine({ row, headings, act }: ImportLineProps) {
  const { number, state, cells, note, href, corrections } = row
  const change = (json: RowChange) =>
    void act(({ param, query }) =>
      importApi.rows[':number'].$patch({
        param: { ...param, number: String(number) },
        query,
        json,
      }),
    )
  const isOut = state === 'out' || state === 'duplicate'
  return (
    <>
      <tr className={`is-${state}`}>
        <th scope="row" className="tab">
          {number}
        </th>
        <td className="imp-note">
          <span>{href === null ? note : <a href={href}>{note}</a>}</span>
          {isSettled(state) ? null : (
            <button type="button" className="link-btn" onClick={() => change({ included: isOut })}>
              {isOut ? m.import_include() : m.import_leave_out()}
              <span className="vh">
                {' '}
                {m.import_row()} {number}
              </span>
            </button>
          )}
        </td>
        {headings.map(({ column }, index) => {
          const { text = '', isBad = false, isChanged = false } = cells[index] ?? {}
          return (
            <td key={column} className={isBad ? 'is-bad' : isChanged ? 'is-mod' : undefined}>
              {text}
            </td>
          )
        })}
      </tr>
      {corrections.length === 0 ? null : (
        <tr>
          <td className="imp-fix" colSpan={headings.length + 2}>
            <div>
              {corrections.map((each) => (
                <CellCorrection
                  key={each.field}
                  number={number}
                  correction={each}
                  onCorrect={(corrected) => change({ field: each.field, ...corrected })}
                />
              ))}
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

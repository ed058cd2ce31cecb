import type { DocumentChange } from '../../../../model/documents/change.ts'
import { joined } from '../../../../i18n/joins.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { useState } from 'react'
import type { DraftStore } from '../../../member-area/draft/draft-store.ts'
import { factName } from '../../../../i18n/fact-name.ts'
import { FactValue } from '../page/fact-value.tsx'

/** Changes that are shown at first. */
const shownAtFirst = 12

interface ChangeTableProps {
  changes: readonly DocumentChange[]
  /** Facts that name what a change belongs to. */
  facts: Pick<DraftStore, 'get'>
}

/** Changes of facts: the old value struck, the new one underlined. */
export function ChangeTable({ changes, facts }: ChangeTableProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? changes : changes.slice(0, shownAtFirst)
  return (
    <>
      <div className="scroll-x">
        <table className="diff">
          <caption className="vh">{m.editor_what_changes()}</caption>
          <thead>
            <tr>
              <th>{m.editor_fact()}</th>
              <th>{m.editor_before()}</th>
              <th>{m.editor_after()}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ path, from, to }) => {
              const { name, of } = factName(path, facts.get, getLocale())
              return (
                <tr key={path}>
                  <td>
                    {name}
                    {of.length === 0 ? null : (
                      <small className="muted">{joined(of, getLocale())}</small>
                    )}
                  </td>
                  <td>
                    <del>
                      <FactValue path={path} value={from} />
                    </del>
                  </td>
                  <td>
                    <ins>
                      <FactValue path={path} value={to} />
                    </ins>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {shown.length === changes.length ? null : (
        <button className="link" type="button" onClick={() => setShowsAll(true)}>
          {m.editor_show_all()}
        </button>
      )}
    </>
  )
}

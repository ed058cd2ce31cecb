import type { DocumentChange } from '../../../model/documents/change.ts'
import { m } from '../../../paraglide/messages.js'
import { valueText } from '../editor/path-name.ts'

/** Most changes that are written out. */
const shown = 60

interface ChangeListProps {
  changes: readonly DocumentChange[]
  nameOf: (path: string) => string
}

/** Changes as a table: the field, its value before and after. */
export function ChangeList({ changes, nameOf }: ChangeListProps) {
  return (
    <>
      <p>{m.editor_changes({ n: changes.length })}</p>
      {changes.length === 0 ? null : (
        <table className="dk-diff">
          <thead>
            <tr>
              <th scope="col">{m.editor_fact()}</th>
              <th scope="col">{m.editor_before()}</th>
              <th scope="col">{m.editor_after()}</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, shown).map(({ path, from, to }) => (
              <tr key={path}>
                <th scope="row">{nameOf(path)}</th>
                <td>
                  <del>{valueText(from)}</del>
                </td>
                <td>
                  <ins>{valueText(to)}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

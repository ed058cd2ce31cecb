import type { OpenedItemView } from '../../model/schemas/community/inbox.ts'
import { Icon } from '../../ui/icon.tsx'

/** The change of a correction: the value on the page struck, the proposed one underlined. */
export function ItemChange({ change }: { change: NonNullable<OpenedItemView['change']> }) {
  const { fact, factLabel, presentLabel, present, proposedLabel, proposed, conflict } = change
  return (
    <>
      <div className="scroll-x">
        <table className="diff">
          <thead>
            <tr>
              <th>{factLabel}</th>
              <th>{presentLabel}</th>
              <th>{proposedLabel}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td dir="auto">{fact}</td>
              <td dir="auto">
                <del>{present}</del>
              </td>
              <td dir="auto">
                <ins>{proposed}</ins>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      {conflict === null ? null : (
        <div className="notice n-warn">
          <Icon name="alert" />
          <div>
            <b>{conflict.title}</b>
            <p dir="auto">{conflict.former}</p>
          </div>
        </div>
      )}
    </>
  )
}

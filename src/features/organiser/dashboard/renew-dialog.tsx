import { useRef } from 'react'
import type {
  OrganiserEventRow,
  OrganiserWords,
} from '../../../model/schemas/organiser/organiser-events.ts'
import { Modal, type ModalHandle } from '../../../ui/modal.tsx'

interface RenewDialogProps {
  rows: readonly OrganiserEventRow[]
  words: OrganiserWords
  onClose: () => void
  onGo: () => void
}

/** Shows the dates of new editions before they are added as drafts. */
export function RenewDialog({ rows, words, onClose, onGo }: RenewDialogProps) {
  const dialog = useRef<ModalHandle>(null)
  const go = () => {
    dialog.current?.close()
    onGo()
  }
  return (
    <Modal id="oe-bulk" title={words.renewTitle} onClose={onClose} ref={dialog}>
      <EventDates rows={rows} dateOf={({ next }) => next} />
      <p>{words.renewText}</p>
      <p>
        <button className="btn" type="button" onClick={go}>
          {words.renewGo}
        </button>
      </p>
    </Modal>
  )
}

interface EventDatesProps {
  rows: readonly OrganiserEventRow[]
  dateOf: (row: OrganiserEventRow) => string
}

/** Events with the dates of the editions that an act is about. */
export function EventDates({ rows, dateOf }: EventDatesProps) {
  return (
    <table className="oe-dates">
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" lang={row.lang ?? undefined}>
              {row.name}
            </th>
            <td>{dateOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

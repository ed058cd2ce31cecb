import { useRef } from 'react'
import type {
  OrganiserEventRow,
  OrganiserWords,
} from '../../../model/schemas/organiser/organiser-events.ts'
import { Modal, type ModalHandle } from '../../../ui/modal.tsx'

interface BulkDialogProps {
  act: 'renew' | 'archive'
  rows: readonly OrganiserEventRow[]
  words: OrganiserWords
  onClose: () => void
  onGo: () => void
}

/** Shows what an act on several events does before it is done: the dates of new editions, or what archiving means. */
export function BulkDialog({ act, rows, words, onClose, onGo }: BulkDialogProps) {
  const dialog = useRef<ModalHandle>(null)
  const isRenewal = act === 'renew'
  const go = () => {
    dialog.current?.close()
    onGo()
  }
  return (
    <Modal
      id="oe-bulk"
      title={isRenewal ? words.renewTitle : words.archiveTitle}
      onClose={onClose}
      ref={dialog}
    >
      <table className="oe-dates">
        <tbody>
          {rows.map(({ key, name, lang, next }) => (
            <tr key={key}>
              <th scope="row" lang={lang ?? undefined}>
                {name}
              </th>
              {isRenewal ? <td>{next}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{isRenewal ? words.renewText : words.archiveText}</p>
      <p>
        <button className="btn" type="button" onClick={go}>
          {isRenewal ? words.renewGo : words.archive}
        </button>
      </p>
    </Modal>
  )
}

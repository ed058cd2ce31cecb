import { useRef, useState } from 'react'
import type {
  OrganiserEventRow,
  OrganiserWords,
} from '../../../model/schemas/organiser/organiser-events.ts'
import { Modal, type ModalHandle } from '../../../ui/modal.tsx'
import { EventDates } from './renew-dialog.tsx'

type Which = 'past' | 'next'

interface ArchiveDialogProps {
  rows: readonly OrganiserEventRow[]
  words: OrganiserWords
  onClose: () => void
  onGo: (act: `archive-${Which}`, events: readonly string[]) => void
}

/** Names the editions that are archived: past ones, or the next one if it is chosen. */
export function ArchiveDialog({ rows, words, onClose, onGo }: ArchiveDialogProps) {
  const dialog = useRef<ModalHandle>(null)
  const [which, setWhich] = useState<Which>('past')
  const meant = rows.filter(({ archives }) => archives[which] !== '')
  const go = () => {
    dialog.current?.close()
    onGo(
      `archive-${which}`,
      meant.map(({ key }) => key),
    )
  }
  return (
    <Modal id="oe-archive" title={words.archiveTitle} onClose={onClose} ref={dialog}>
      <div className="oe-publish">
        {(['past', 'next'] as const).map((each) => (
          <label className="ck" key={each}>
            <input
              type="radio"
              name="oe-archive"
              checked={which === each}
              onChange={() => setWhich(each)}
            />
            <span>{each === 'past' ? words.archivePast : words.archiveNext}</span>
          </label>
        ))}
        <EventDates rows={rows} dateOf={({ archives }) => archives[which] || '–'} />
        <p>{words.archiveText}</p>
        <p>
          <button className="btn" type="button" disabled={meant.length === 0} onClick={go}>
            {words.archive}
          </button>
        </p>
      </div>
    </Modal>
  )
}

import { useCallback, useState } from 'react'
import { api } from '../../../api/index.ts'
import {
  participantView,
  type ParticipantWords,
} from '../../../model/schemas/orders/participants.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { Modal } from '../../../ui/modal.tsx'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { useAccountData } from '../../member-area/use-account-data.ts'
import { ParticipantFacts } from './participant-facts.tsx'
import { ParticipantNote } from './participant-note.tsx'
import { ParticipantNumber } from './participant-number.tsx'
import { ParticipantRefund } from './participant-refund.tsx'
import { actOnPlace } from './send-act.ts'

interface ParticipantDialogProps {
  edition: number
  entry: number
  words: ParticipantWords
  /** Loads the list again. */
  load: () => Promise<void>
  onClose: () => void
}

/** A person with answers, order and payments, and what the organiser can do. */
export function ParticipantDialog({
  edition,
  entry,
  words,
  load,
  onClose,
}: ParticipantDialogProps) {
  const [status, setStatus] = useState('')
  const request = useCallback(async () => {
    const param = { edition: String(edition), entry: String(entry) }
    const query = { locale: getLocale() }
    return await api.organiser.participants[':edition'].entries[':entry'].$get({ param, query })
  }, [edition, entry])
  const participant = useAccountData(request, participantView)
  const { data } = participant
  /** Shows what an act has come to, and the place as it is now. */
  const show = async (text: string) => {
    setStatus(text)
    await Promise.all([participant.load(), load()])
  }
  const resend = async () => {
    const sent = await actOnPlace(edition, entry, { act: 'resend' })
    setStatus(sent.ok ? words.resent : words.failed)
  }
  return (
    <Modal
      id="participant"
      title={data.state === 'loaded' ? data.value.name : words.name}
      onClose={onClose}
    >
      <p className="pt-status" role="status">
        {status}
      </p>
      <AsyncContent
        data={data.state === 'signed-out' ? { state: 'loading' } : data}
        skeleton={<CardSkeleton lines={[3]} />}
        onRetry={participant.load}
      >
        {(view) => (
          <div className="pt-d">
            <ParticipantFacts view={view} words={words} />
            {view.hasMail ? (
              <p>
                <button className="btn btn-line btn-s" type="button" onClick={() => void resend()}>
                  {words.resend}
                </button>
              </p>
            ) : null}
            {view.isPaid ? <ParticipantNumber {...{ edition, entry, view, words, show }} /> : null}
            {view.isStored ? <ParticipantNote {...{ edition, entry, view, words, show }} /> : null}
            {view.refund === null ? null : (
              <ParticipantRefund {...{ edition, entry, words, show }} refund={view.refund} />
            )}
          </div>
        )}
      </AsyncContent>
    </Modal>
  )
}

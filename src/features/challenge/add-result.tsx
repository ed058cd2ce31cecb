import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Modal } from '../../ui/modal.tsx'
import { FindEvent } from './find-event.tsx'
import { ResultForm } from './result-form.tsx'

interface AddResultProps {
  /** Event whose race is added; '' to search for one first. */
  permalink: string
  onClose: () => void
  onAdded: () => void
}

/** Dialog that adds a finished race: its event, its edition and race, and if wanted a time and a link. */
export function AddResult({ permalink, onClose, onAdded }: AddResultProps) {
  const [chosen, setChosen] = useState(permalink)
  return (
    <Modal id="add-result" title={m.challenge_add()} onClose={onClose}>
      {chosen === '' ? (
        <FindEvent onFound={setChosen} />
      ) : (
        <ResultForm permalink={chosen} onAdded={onAdded} />
      )}
    </Modal>
  )
}

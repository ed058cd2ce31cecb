import type { InboxWords } from '../../model/schemas/community/inbox.ts'
import { Modal } from '../../ui/modal.tsx'
import { inboxKeys } from './use-inbox-keys.ts'

/** The list of keys. */
export function KeysHelp({ words, onClose }: { words: InboxWords; onClose: () => void }) {
  return (
    <Modal id="inbox-keys" title={words.keys} onClose={onClose}>
      <ul className="q-keys">
        {inboxKeys
          .filter(([, act]) => words[act] !== null)
          .map(([key, act]) => (
            <li key={key}>
              <kbd>{key}</kbd> {words[act]}
            </li>
          ))}
      </ul>
    </Modal>
  )
}

import { useState } from 'react'
import { showSnackbar } from '../../../../browser/snackbar.ts'
import { m } from '../../../../paraglide/messages.js'
import { BusyButton } from '../../../../ui/forms/busy-button.tsx'

interface DiscardedDraftProps {
  /** Makes a new draft of the text. @returns false if it cannot be made now */
  onKeep: () => Promise<boolean>
}

/** The draft of a new event was discarded while this member wrote in it; its text can go on as another draft. */
export function DiscardedDraft({ onKeep }: DiscardedDraftProps) {
  const [isBusy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    if (await onKeep()) return
    setBusy(false)
    showSnackbar('bad', m.editor_load_failed())
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void keep()
      }}
    >
      <BusyButton className="btn btn-line btn-s" busy={isBusy}>
        {m.editor_keep_copy()}
      </BusyButton>
    </form>
  )
}

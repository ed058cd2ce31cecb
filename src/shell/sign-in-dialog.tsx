import { listText } from '../browser/list-link.ts'
import { GoogleButton } from '../features/account/google/google-button.tsx'
import { UnconfirmedAccountOptions } from '../features/account/registration/unconfirmed-account.tsx'
import { SignInModal } from '../features/account/sign-in/sign-in-modal.tsx'
import { sheetLink } from './page-sheets.ts'
import { loadRareMessages } from './rare-messages.ts'

interface SignInDialogProps {
  onClose: () => void
  /** True if a heart opened it: it then says where the event is saved. */
  afterHeart: boolean
}

function SignInDialog({ onClose, afterHeart }: SignInDialogProps) {
  const here = () => window.location.pathname + window.location.search
  return (
    <>
      <link {...sheetLink('account')} />
      <SignInModal
        google={<GoogleButton joinAs="athlete" returnTo={here} />}
        notice={afterHeart ? <p className="flow">{listText('keep')}</p> : null}
        unconfirmed={UnconfirmedAccountOptions}
        onClose={onClose}
      />
    </>
  )
}

/** The sign-in dialog, after its messages have been loaded. Imported only when a visitor opens it. */
export async function loadSignInDialog() {
  await loadRareMessages()
  return SignInDialog
}

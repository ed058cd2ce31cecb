import { loadRareMessages } from './rare-messages.ts'
import { GoogleButton } from '../features/account/google/google-button.tsx'
import { UnconfirmedAccountOptions } from '../features/account/registration/unconfirmed-account.tsx'
import { SignInModal } from '../features/account/sign-in/sign-in-modal.tsx'

function SignInDialog({ onClose }: { onClose: () => void }) {
  const here = () => window.location.pathname + window.location.search
  return (
    <SignInModal
      google={<GoogleButton joinAs="athlete" returnTo={here} />}
      unconfirmed={UnconfirmedAccountOptions}
      onClose={onClose}
    />
  )
}

/** The sign-in dialog, after its messages have been loaded. Imported only when a visitor opens it. */
export async function loadSignInDialog() {
  await loadRareMessages()
  return SignInDialog
}

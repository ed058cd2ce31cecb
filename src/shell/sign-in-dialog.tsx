import { loadAccountMessages } from '../account-messages.ts'
import { SignInModal } from '../features/sign-in/sign-in-modal.tsx'

/** The sign-in dialog with all that it needs; what is not signed in fetches it when it is pressed for. */
export async function signInDialog() {
  await loadAccountMessages()
  return SignInModal
}

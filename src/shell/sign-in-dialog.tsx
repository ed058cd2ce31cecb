import type { ComponentProps } from 'react'
import { loadAccountMessages } from '../account-messages.ts'
import { GoogleButton } from '../features/google/google-button.tsx'
import { SignInModal } from '../features/sign-in/sign-in-modal.tsx'

function SignInDialog(props: Omit<ComponentProps<typeof SignInModal>, 'google'>) {
  return <SignInModal google={<GoogleButton role="athlete" stays />} {...props} />
}

/** The sign-in dialog with all that it needs; what is not signed in fetches it when it is pressed for. */
export async function signInDialog() {
  await loadAccountMessages()
  return SignInDialog
}

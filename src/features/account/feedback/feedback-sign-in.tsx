import { GoogleButton } from '../google/google-button.tsx'
import { UnconfirmedAccountOptions } from '../registration/unconfirmed-account.tsx'
import { SignInModal } from '../sign-in/sign-in-modal.tsx'

interface FeedbackSignInProps {
  notice: string
  /** Path to return to from Google, and after creating an account. */
  returnTo: () => string
  onSignedIn: () => void
  onClose: () => void
}

/** The sign-in dialog over a form that needs an account. The form is sent once the visitor has signed in. */
export function FeedbackSignIn({ notice, returnTo, onSignedIn, onClose }: FeedbackSignInProps) {
  return (
    <SignInModal
      google={<GoogleButton joinAs="athlete" returnTo={returnTo} />}
      notice={<p className="flow">{notice}</p>}
      unconfirmed={UnconfirmedAccountOptions}
      next={returnTo()}
      onSignedIn={onSignedIn}
      onClose={onClose}
    />
  )
}

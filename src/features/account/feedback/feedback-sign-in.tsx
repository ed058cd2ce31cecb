import { hrefTo } from '../../../i18n/links.ts'
import { feedbackEventKey } from '../../../model/feedback.ts'
import { GoogleButton } from '../google/google-button.tsx'
import { UnconfirmedAccountOptions } from '../registration/unconfirmed-account.tsx'
import { SignInModal } from '../sign-in/sign-in-modal.tsx'

interface FeedbackSignInProps {
  notice: string
  permalink: string
  onSignedIn: () => void
  onClose: () => void
}

/** The sign-in dialog over the form. From Google one returns to the page of the form, which restores the draft. */
export function FeedbackSignIn({ notice, permalink, onSignedIn, onClose }: FeedbackSignInProps) {
  const page = () =>
    `${hrefTo({ to: 'profile', page: 'feedback' })}?${new URLSearchParams({ [feedbackEventKey]: permalink }).toString()}`
  return (
    <SignInModal
      google={<GoogleButton joinAs="athlete" returnTo={page} />}
      notice={<p className="flow">{notice}</p>}
      unconfirmed={UnconfirmedAccountOptions}
      onSignedIn={onSignedIn}
      onClose={onClose}
    />
  )
}

import { listText } from '../browser/list-link.ts'
import { heartHash } from '../browser/mark-hearts.ts'
import { savedEvents } from '../browser/saved-events.ts'
import { GoogleButton } from '../features/account/google/google-button.tsx'
import { UnconfirmedAccountOptions } from '../features/account/registration/unconfirmed-account.tsx'
import { SignInModal } from '../features/account/sign-in/sign-in-modal.tsx'
import { writeReviewKey } from '../model/community/reviews.ts'
import { sheetLink } from './page-sheets.ts'
import { loadMessages } from '../request/load-messages.ts'

/** Text about the act that asked to sign in, a heart, a review or following; the page contains it. */
function noticeFor(ask: string): string {
  if (ask === 'follow')
    return document.querySelector<HTMLElement>('[data-follow]')?.dataset['ask'] ?? ''
  if (ask !== 'review') return listText('keep')
  const section = document.querySelector<HTMLElement>('[data-review-notice]')
  return section?.dataset['reviewNotice'] ?? ''
}

/** This page; for a review with the key that opens its form, for a heart with the event to scroll to. */
function pathAfter(ask: string | undefined): string {
  const here = new URL(window.location.href)
  if (ask === 'review') here.searchParams.set(writeReviewKey, 'true')
  const [latest] = ask === 'save' ? savedEvents() : []
  if (latest !== undefined) here.hash = heartHash(latest)
  return here.pathname + here.search + here.hash
}

interface SignInDialogProps {
  onClose: () => void
  /** The act that asked to sign in: `save`, `review` or `follow`. */
  ask: string | undefined
}

function SignInDialog({ onClose, ask }: SignInDialogProps) {
  return (
    <>
      <link {...sheetLink('account')} />
      <SignInModal
        google={<GoogleButton joinAs="athlete" returnTo={() => pathAfter(ask)} />}
        notice={ask === undefined ? null : <p className="flow">{noticeFor(ask)}</p>}
        unconfirmed={UnconfirmedAccountOptions}
        next={pathAfter(ask)}
        onClose={onClose}
      />
    </>
  )
}

/** The sign-in dialog, after its messages have been loaded. Imported only when a visitor opens it. */
export async function loadSignInDialog() {
  await loadMessages('dialogs')
  return SignInDialog
}

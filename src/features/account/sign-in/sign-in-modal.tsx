import { useRef, type ComponentProps, type ReactNode } from 'react'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { m } from '../../../paraglide/messages.js'
import { Modal, type ModalHandle } from '../../../ui/modal.tsx'
import { landingPath, leaveTo } from './return-path.ts'
import { CreateAccountLink } from './create-account-link.tsx'
import { SignInForm } from './sign-in-form.tsx'

interface SignInModalProps {
  /** Button that signs in with Google. */
  google: ReactNode
  /** Shown above the fields until the first attempt. */
  notice: ReactNode
  unconfirmed: ComponentProps<typeof SignInForm>['unconfirmed']
  /** Path to return to after creating an account. */
  next: string
  /** Called after signing in; the page stays open. */
  onSignedIn?: () => void
  /** Called when the dialog closes, signed in or not. */
  onClose: () => void
}

/** The sign-in form as a dialog. */
export function SignInModal({
  google,
  notice,
  unconfirmed,
  next,
  onSignedIn,
  onClose,
}: SignInModalProps) {
  const modal = useRef<ModalHandle>(null)
  return (
    <Modal
      id="signin-title"
      title={m.account_login()}
      foot={<CreateAccountLink next={next} />}
      ref={modal}
      onClose={onClose}
    >
      <SignInForm
        prefix="modal-"
        path={() => window.location.pathname + window.location.search}
        plainPath={next}
        google={google}
        notice={notice}
        unconfirmed={unconfirmed}
        onSignedIn={() => {
          modal.current?.close()
          const { pathname } = window.location
          const isElsewhere = landingPath(pathname) !== pathname
          if (notice === null && onSignedIn === undefined && isElsewhere) return leaveTo(pathname)
          showSnackbar('ok', m.signin_done())
          onSignedIn?.()
        }}
      />
    </Modal>
  )
}

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { navigated } from '../../../browser/events.ts'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { CreateAccount } from './create-account.tsx'
import { SignInForm } from './sign-in-form.tsx'

interface SignInModalProps {
  /** Another way in. */
  google: ReactNode
  unconfirmed: ComponentProps<typeof SignInForm>['unconfirmed']
  /** Signed in; the page stays. */
  onSignedIn?: () => void
  /** Closed, whether signed in or not. */
  onClose: () => void
}

/** Sign-in over the page: a modal, on a phone a panel that slides in from the end. */
export function SignInModal({ google, unconfirmed, onSignedIn, onClose }: SignInModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    // The cross is first in the dialog, what is typed is what it is for.
    current?.querySelector('input')?.focus()
    const shut = () => current?.close()
    document.addEventListener(navigated, shut)
    return () => document.removeEventListener(navigated, shut)
  }, [])
  return (
    <dialog
      className="dlg dlg-m eye"
      aria-labelledby="signin-title"
      ref={dialog}
      onClose={onClose}
      onPointerDown={(event) => {
        // The dialog's own box is filled by its parts: only its backdrop is nobody else's.
        if (event.target === event.currentTarget) close()
      }}
    >
      <div className="dlg-i">
        <div className="dlg-h">
          <h2 id="signin-title">{m.account_login()}</h2>
          <button className="ib" type="button" aria-label={m.signin_close()} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div className="dlg-b">
          <SignInForm
            prefix="modal-"
            path={() => window.location.pathname + window.location.search}
            google={google}
            unconfirmed={unconfirmed}
            onSignedIn={() => {
              close()
              showSnackbar('ok', m.signin_done())
              onSignedIn?.()
            }}
          />
        </div>
        <CreateAccount />
      </div>
    </dialog>
  )
}

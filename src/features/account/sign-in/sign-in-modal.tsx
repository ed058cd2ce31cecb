import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { navigated } from '../../../browser/events.ts'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { CreateAccountLink } from './create-account-link.tsx'
import { SignInForm } from './sign-in-form.tsx'

interface SignInModalProps {
  /** Button that signs in with Google. */
  google: ReactNode
  /** Shown above the fields until the first attempt. */
  notice: ReactNode
  unconfirmed: ComponentProps<typeof SignInForm>['unconfirmed']
  /** Called after signing in; the page stays open. */
  onSignedIn?: () => void
  /** Called when the dialog closes, signed in or not. */
  onClose: () => void
}

/** Modal sign-in dialog; on a phone, a panel that slides in from the inline end. */
export function SignInModal({
  google,
  notice,
  unconfirmed,
  onSignedIn,
  onClose,
}: SignInModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    // By default the first focusable element, the close button, would get the focus.
    current?.querySelector('input')?.focus()
    const closeOnNavigation = () => current?.close()
    document.addEventListener(navigated, closeOnNavigation)
    return () => document.removeEventListener(navigated, closeOnNavigation)
  }, [])
  return (
    <dialog
      className="dlg dlg-m eye"
      aria-labelledby="signin-title"
      ref={dialog}
      onClose={onClose}
      onPointerDown={(event) => {
        // The dialog's children fill its box, so only a press on the backdrop has the dialog as its target.
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
            notice={notice}
            unconfirmed={unconfirmed}
            onSignedIn={() => {
              close()
              showSnackbar('ok', m.signin_done())
              onSignedIn?.()
            }}
          />
        </div>
        <CreateAccountLink />
      </div>
    </dialog>
  )
}

import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'

/** Sign-out button, handled by src/boot/account.ts; its attributes hold the messages for the snackbar. */
export function SignOut({ className }: { className: string }) {
  return (
    <button
      className={className}
      type="button"
      data-sign-out=""
      data-done={m.account_logged_out()}
      data-failed={m.account_logout_failed()}
    >
      <Icon name="logout" />
      {m.account_logout()}
    </button>
  )
}

import { goToSignIn } from '../../member-area/send-account-request.ts'
import { m } from '../../../paraglide/messages.js'

/** Asks visitors without a session to log in, and leads back to the page. */
export const LogInNotice = () => (
  <p className="claim-go">
    <button type="button" className="btn btn-flare" onClick={() => goToSignIn()}>
      {m.account_login()}
    </button>
    <span>{m.signin_needed()}</span>
  </p>
)

import { browserApi } from '../api/browser-api.ts'
import { storePendingRegistration } from '../browser/pending-registration.ts'

/** Prefills the registration form with the email entered for the newsletter (spec §7). */
export function startNewsletter(): void {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return
    if (target.getAttribute('action') !== browserApi.auth.newsletter.$path()) return
    const email = new FormData(target).get('email')
    if (typeof email === 'string' && email !== '')
      storePendingRegistration({ email, pending: null })
  })
}

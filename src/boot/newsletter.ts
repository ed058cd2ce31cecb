import { storePendingRegistration } from '../browser/pending-registration.ts'
import { newsletterAction } from '../model/members/newsletter.ts'

/** Prefills the registration form with the email entered for the newsletter (spec §7). */
export function startNewsletter(): void {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return
    if (target.getAttribute('action') !== newsletterAction) return
    const email = new FormData(target).get('email')
    if (typeof email === 'string' && email !== '')
      storePendingRegistration({ email, pending: null })
  })
}

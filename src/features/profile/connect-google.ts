import { csrfToken } from '../../send.ts'

/** Goes to Google as a form would, and comes back here connected: the answer is a redirect to another site. */
export async function connectGoogle(): Promise<void> {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = '/api/auth/signin/google'
  const values = { csrfToken: await csrfToken(), callbackUrl: window.location.href }
  for (const [name, value] of Object.entries(values)) {
    const control = document.createElement('input')
    control.type = 'hidden'
    control.name = name
    control.value = value
    form.appendChild(control)
  }
  document.body.appendChild(form)
  form.submit()
}

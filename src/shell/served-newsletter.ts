import { createIsomorphicFn } from '@tanstack/react-start'
import { newsletterMarkup } from './newsletter-form.server.tsx'

/** The form of the newsletter, which only the server renders: its outcome comes with a new document. */
export const servedNewsletter = createIsomorphicFn()
  .server(newsletterMarkup)
  .client(() => null)

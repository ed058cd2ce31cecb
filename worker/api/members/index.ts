import { Hono } from 'hono'
import type { ApiEnvironment } from '../middleware/context.ts'
import { csrfProtected } from '../middleware/csrf-protected.ts'
import { leadBackRefused } from '../middleware/plain-sign-in.ts'
import { requireSameOrigin, requireSameOriginToWrite } from '../middleware/same-origin.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { requireGoogle } from '../middleware/require-google.ts'
import { auth } from './auth.ts'
import { confirmation } from './confirmation.ts'
import { emailChoices } from './email-choices.ts'
import { googleNonce } from './google-nonce.ts'
import { helpVotes } from './help-votes.ts'
import { newsletter } from './newsletter.ts'
import { passwords } from './passwords.ts'
import { registration } from './registration.ts'

/** Forms of visitors without a session, sent by our scripts as JSON. */
const forms = new Hono<ApiEnvironment>()
  .use(csrfProtected)
  .use('/registration/athlete', rateLimit('REGISTER_LIMIT'))
  .use('/registration/organiser', rateLimit('REGISTER_LIMIT'))
  .use('/registration/resend', rateLimit('MAIL_LIMIT'))
  .use('/registration/address', rateLimit('MAIL_LIMIT'))
  .use('/password/forgot', rateLimit('MAIL_LIMIT'))
  .use('/password/reset', rateLimit('TOKEN_LIMIT'))
  .use('/confirmation', rateLimit('TOKEN_LIMIT'))
  .route('/registration', registration)
  .route('/password', passwords)
  .route('/confirmation', confirmation)

/**
 * Requests below /auth are plain HTML forms: Auth.js reads the CSRF token from its form's field (auth.ts). Forms that work
 * without scripts have none: the newsletter's and that below an answer of the help, which change nothing of an account, and those for signing in and out,
 * whose `Origin` is required instead.
 */
const plainForms = new Hono<ApiEnvironment>()
  .use(requireSameOriginToWrite)
  .use('/callback/credentials', leadBackRefused)
  .use('/callback/*', rateLimit('SIGN_IN_LIMIT'))
  .route('/', newsletter)
  .route('/', helpVotes)
  .route('/', auth)

/** Gate of visitors: everything here is sent from our own pages, except the choice of emails, which has a signed token. */
export const members = new Hono<ApiEnvironment>()
  .route('/auth', plainForms)
  .route('/members', forms)
  .route('/emails', emailChoices)
  .use('/google/nonce', requireGoogle, requireSameOrigin)
  .route('/google/nonce', googleNonce)

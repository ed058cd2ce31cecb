import { Hono } from 'hono'
import { DomainError, FieldErrors } from '../../src/model/errors.ts'
import { connectFields } from '../../src/model/schemas/members.ts'
import { originOf } from '../auth/agent.ts'
import { knownMembers } from '../auth/cookies.ts'
import { connectingCookie } from '../auth/google/connecting.ts'
import { issuerOf } from '../auth/google/issuer.ts'
import { issueNonce } from '../auth/google/nonce.ts'
import { takeHashTurn } from '../auth/password.ts'
import { readSecrets } from '../auth/secrets.ts'
import { memberOfPassword } from '../auth/sign-in.ts'
import { formOf } from './middleware/form.ts'
import { formSized, guarded } from './middleware/guarded.ts'
import { isOwnPage } from './middleware/same-site.ts'
import { sieve } from './middleware/sieve.ts'
import { signedIn, type MemberEnvironment } from './middleware/signed-in.ts'

/**
 * What pages need for Google besides Auth.js's own endpoints; not found where Google is off.
 *
 * - `GET nonce` → { nonce }, which a one-tap token of this browser must carry.
 * - `POST connection` { password } → {}: within a quarter of an hour, this session may come back from Google to be
 *   connected with it. Fields: password = required, wrong-password.
 */
export const google = new Hono<MemberEnvironment>()
  .use(async (c, next) => {
    if (issuerOf(c.var.settings) === null) throw new DomainError('not-found')
    await next()
  })
  .get('/nonce', async (c) => {
    // Another site's page cannot make a browser forget the nonce that it waits with.
    if (!isOwnPage(c.req.raw, c.var.settings)) throw new DomainError('forbidden')
    const { nonce, setCookie } = await issueNonce()
    c.header('set-cookie', setCookie)
    c.header('cache-control', 'private, no-store')
    return c.json({ nonce })
  })
  .post('/connection', guarded, formSized, sieve('SIGN_IN_LIMIT'), signedIn, async (c) => {
    const { db, clock, member, requestId } = c.var
    const { AUTH_PEPPER, AUTH_SECRET } = readSecrets(c.env)
    const { password } = await formOf(c, connectFields)
    const from = { ...originOf(c.req.raw), requestId }
    const known = knownMembers(c.req.raw, AUTH_SECRET)
    const turn = takeHashTurn()
    const context = { db, pepper: AUTH_PEPPER, now: clock.now(), from, known, turn }
    const proved = await memberOfPassword(context, member.email, password)
    if (proved?.id !== member.id) throw new FieldErrors({ password: 'wrong-password' })
    c.header('set-cookie', connectingCookie(member, clock.now(), AUTH_SECRET))
    return c.json({})
  })

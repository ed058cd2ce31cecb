import { Hono } from 'hono'
import { DomainError } from '../../../src/model/errors.ts'
import { googleConnectionFields } from '../../../src/model/schemas/profile-fields.ts'
import { connectingCookie } from '../../auth/google/connecting.ts'
import { issuerOf } from '../../auth/google/issuer.ts'
import { issueNonce } from '../../auth/google/nonce.ts'
import { proveMember } from '../../auth/prove-member.ts'
import { readSecrets } from '../../auth/secrets.ts'
import { formOf } from '../middleware/form.ts'
import { guarded } from '../middleware/guarded.ts'
import { provingOf } from '../middleware/own.ts'
import { isOwnPage } from '../middleware/same-site.ts'
import { sieve } from '../middleware/sieve.ts'
import { signedIn, type MemberEnvironment } from '../middleware/signed-in.ts'

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
  .post('/connection', guarded, sieve('SIGN_IN_LIMIT'), signedIn, async (c) => {
    const { password } = await formOf(c, googleConnectionFields)
    await proveMember(provingOf(c), password, 'password')
    const { AUTH_SECRET } = readSecrets(c.env)
    c.header('set-cookie', connectingCookie(c.var.member, c.var.clock.now(), AUTH_SECRET))
    return c.json({})
  })

import { Hono } from 'hono'
import { googleConnectionFields } from '../../../src/model/schemas/account/profile-fields.ts'
import { connectionCookie } from '../../auth/google/connection-cookie.ts'
import { reauthenticate } from '../../auth/reauthenticate.ts'
import { readSecrets } from '../../auth/secrets.ts'
import { formBody } from '../middleware/form.ts'
import { reauthenticationOf } from '../middleware/reauthentication.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

/**
 * `POST { password }` → `{}`. For 15 minutes, this session may return from Google to be connected with the Google
 * account.
 * @throws FieldErrors password: required, wrong-password
 */
export const googleConnection = new Hono<MemberEnvironment>().post(
  '/',
  showsNothing('Sign-in is on no page.'),
  formBody(googleConnectionFields),
  async (c) => {
    const { password } = c.req.valid('json')
    await reauthenticate(reauthenticationOf(c), password, 'password')
    const { AUTH_SECRET } = readSecrets(c.env)
    c.header('set-cookie', connectionCookie(c.var.member, c.var.clock.now(), AUTH_SECRET))
    return c.json({})
  },
)

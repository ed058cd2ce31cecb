import { Hono } from 'hono'
import { DomainError, FieldErrors } from '../../../src/model/errors.ts'
import { addressChangesAnHour } from '../../../src/model/limits.ts'
import {
  deletionFields,
  emailFields,
  passwordFields,
} from '../../../src/model/schemas/profile-fields.ts'
import { endedCookies } from '../../auth/cookies.ts'
import { hashPassword } from '../../auth/password.ts'
import { proveMember } from '../../auth/prove-member.ts'
import { readSecrets } from '../../auth/secrets.ts'
import { weakness } from '../../auth/weak-passwords.ts'
import { demandTurn } from '../../domain/accounts/limits/take-turn.ts'
import { askForDeletion } from '../../domain/accounts/members/ask-for-deletion.ts'
import { askForEmail } from '../../domain/accounts/members/change-email.ts'
import { changePassword } from '../../domain/accounts/members/change-password.ts'
import { disconnectGoogle } from '../../domain/accounts/members/disconnect-google.ts'
import { presentDeletion } from '../../present/profile.ts'
import { fromOf } from '../middleware/asking.ts'
import { formOf } from '../middleware/form.ts'
import { localeOf, own, provingOf } from '../middleware/own.ts'
import type { MemberEnvironment } from '../middleware/signed-in.ts'

const hour = 3600

/**
 * What a member proves to be one for. `POST /password` { password_current, password, password_confirm } → {};
 * `POST /email` { email, password? } → {}, whether the address is somebody's or not; `DELETE /google` → {};
 * `POST /deletion` { password? } → DeletionView, and the session has ended.
 * @throws FieldErrors; DomainError conflict for a password that there is none of, sign-in-again, too-many-requests
 */
export const security = new Hono<MemberEnvironment>()
  .post('/password', own, async (c) => {
    const { db, clock, member } = c.var
    const { password_current: current, password } = await formOf(c, passwordFields)
    const found = await proveMember(provingOf(c), current, 'password_current')
    // Who has none gets the first one by a link in the mailbox: an open browser is not enough.
    if (found.passwordHash === null) throw new DomainError('conflict', 'password_current')
    const weak = await weakness(password, found)
    if (weak !== null) throw new FieldErrors({ password: weak })
    const after = await hashPassword(password, readSecrets(c.env).AUTH_PEPPER)
    const change = { asking: member, before: found.passwordHash, after }
    await changePassword(db, change, fromOf(c), clock.now())
    c.var.sendMail()
    return c.json({})
  })
  .post('/email', own, async (c) => {
    const { db, clock, member } = c.var
    const { email, password } = await formOf(c, emailFields)
    await proveMember(provingOf(c), password, 'password')
    const turn = { name: 'email-change', whom: String(member.id), seconds: hour }
    await demandTurn(db, { ...turn, most: addressChangesAnHour }, clock.now())
    await askForEmail(db, member, email, fromOf(c), clock.now())
    c.var.sendMail()
    return c.json({})
  })
  .delete('/google', own, async (c) => {
    await disconnectGoogle(c.var.db, c.var.member.id, fromOf(c), c.var.clock.now())
    return c.json({})
  })
  .post('/deletion', own, async (c) => {
    const { db, clock, member } = c.var
    const locale = localeOf(c)
    const { password } = await formOf(c, deletionFields)
    await proveMember(provingOf(c), password, 'password')
    const deleteAt = await askForDeletion(db, member, fromOf(c), clock.now())
    c.var.sendMail()
    for (const cookie of endedCookies) c.header('set-cookie', cookie, { append: true })
    return c.json(presentDeletion(deleteAt, locale))
  })

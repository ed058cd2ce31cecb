import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { DomainError, FieldErrors } from '../../../src/model/values/errors.ts'
import { resendSeconds } from '../../../src/model/values/limits.ts'
import type { RegistrationRole } from '../../../src/model/members/members.ts'
import {
  addressFields,
  athleteFields,
  organiserFields,
} from '../../../src/model/schemas/account/members.ts'
import { hashPassword } from '../../auth/password.ts'
import { storeRegistrationPage } from '../../auth/registration-return.ts'
import { readSecrets } from '../../auth/secrets.ts'
import { weakness } from '../../auth/weak-passwords.ts'
import { clientSubnet } from '../../http/client-address.ts'
import { enforceRateLimit } from '../../domain/limits/rate-limit.ts'
import { correctAddress } from '../../domain/accounts/members/correct-address.ts'
import { register } from '../../domain/accounts/members/register.ts'
import { sendConfirmation } from '../../domain/accounts/members/send-confirmation.ts'
import { takenNames } from '../../domain/accounts/members/taken-names.ts'
import { issueToken } from '../../domain/accounts/tokens/issue-token.ts'
import { readToken } from '../../domain/accounts/tokens/redeem-token.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { formBody, jsonBody } from '../middleware/form.ts'
import { registrationPage } from './registration-page.ts'
import { auditOriginOf } from '../middleware/session-of-request.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

type ApiContext = Context<ApiEnvironment>

const daySeconds = 86_400
/** Accounts per day and subnet of the network. */
const registrationsPerDay = 10
/** Emails per day to a new account. */
const resendsPerDay = 10

const athleteForm = v.intersect([athleteFields, registrationPage])
const organiserForm = v.intersect([organiserFields, registrationPage])

type RegistrationForm = v.InferOutput<typeof athleteForm> & { organisation?: string }

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const pendingField = v.object({ pending: token })
/** The same beside a field: a missing token is an invalid one. */
const formerField = v.object({ pending: v.fallback(token, '') })

/** Registers a member. @returns a token by which this browser may resend the email or correct the address. */
async function registerAs(c: ApiContext, role: RegistrationRole, form: RegistrationForm) {
  const { db, clock } = c.var
  const { locale, organisation = null, username, firstname, lastname, email, password } = form
  const { next = null } = form
  const weak = await weakness(password, form)
  if (weak !== null) throw new FieldErrors({ password: weak })
  const names = { username, email, organisation }
  const now = clock.now()
  // Spec §5 requires "taken" in the response. Attempts are counted before the lookup, so that it cannot serve as a
  // directory of members.
  const subject = clientSubnet(c.req.raw.headers)
  const daily = { name: 'register-day', limit: registrationsPerDay, seconds: daySeconds }
  if (subject !== null) await enforceRateLimit(db, { ...daily, subject }, now)
  const taken = await takenNames(db, names)
  if (Object.keys(taken).length > 0) throw new FieldErrors(taken)
  const passwordHash = await hashPassword(password, readSecrets(c.env).AUTH_PEPPER)
  const member = { ...names, role, firstname, lastname, locale }
  const memberId = await register(db, member, passwordHash, auditOriginOf(c), now)
  if (next !== null) await storeRegistrationPage(c.var.settings.KV, memberId, next)
  c.var.sendMail()
  return { pending: await issueToken(db, { purpose: 'pending', memberId }, now) }
}

/** Id of the member that this browser has registered. @throws DomainError token-invalid, token-expired, token-used */
async function pendingMember(c: ApiContext, pending: string): Promise<number> {
  const { memberId } = await readToken(c.var.db, pending, ['pending'], c.var.clock.now())
  if (memberId === null) throw new DomainError('token-invalid')
  return memberId
}

/** Allows one email a minute and ten a day to a new account. @throws DomainError too-many-requests */
async function limitResends(c: ApiContext, memberId: number): Promise<void> {
  const { db, clock } = c.var
  const subject = String(memberId)
  const minute = { name: 'resend', subject, limit: 1, seconds: resendSeconds }
  await enforceRateLimit(db, minute, clock.now())
  const daily = { name: 'resend-day', subject, limit: resendsPerDay, seconds: daySeconds }
  await enforceRateLimit(db, daily, clock.now())
}

const unshown = showsNothing('A new account is on no page.')

/**
 * Registration (spec §5): `POST athlete`, `POST organiser` → 201 `{ pending }`; until the address is confirmed,
 * `POST resend { pending }` and `POST address { pending, email }` → `{}`.
 * @throws FieldErrors; DomainError too-many-requests, token-invalid, token-expired, token-used
 */
export const registration = new Hono<ApiEnvironment>()
  .post('/athlete', unshown, formBody(athleteForm), async (c) =>
    c.json(await registerAs(c, 'athlete', c.req.valid('json')), 201),
  )
  .post('/organiser', unshown, formBody(organiserForm), async (c) =>
    c.json(await registerAs(c, 'organiser', c.req.valid('json')), 201),
  )
  .post('/resend', unshown, jsonBody(pendingField, 'token-invalid'), async (c) => {
    const memberId = await pendingMember(c, c.req.valid('json').pending)
    await limitResends(c, memberId)
    await sendConfirmation(c.var.db, memberId, c.var.clock.now())
    c.var.sendMail()
    return c.json({})
  })
  .post('/address', unshown, formBody(v.intersect([addressFields, formerField])), async (c) => {
    const { email, pending } = c.req.valid('json')
    const memberId = await pendingMember(c, pending)
    await limitResends(c, memberId)
    await correctAddress(c.var.db, memberId, email, c.var.clock.now())
    c.var.sendMail()
    return c.json({})
  })

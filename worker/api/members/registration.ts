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
import { readJsonObject, readFormBody } from '../middleware/form.ts'
import { bodyLocale } from '../middleware/query.ts'
import { auditOriginOf } from '../middleware/session-of-request.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

type ApiContext = Context<ApiEnvironment>

const daySeconds = 86_400
/** Accounts per day and subnet of the network. */
const registrationsPerDay = 10
/** Emails per day to a new account. */
const resendsPerDay = 10

const localeField = v.object({ locale: bodyLocale })
const pendingField = v.object({ pending: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) })

/** Registers a member → 201 with a token by which this browser may resend the email or correct the address. */
async function registerAs(c: ApiContext, role: RegistrationRole): Promise<Response> {
  const { db, clock } = c.var
  const form = await readFormBody(c, role === 'organiser' ? organiserFields : athleteFields)
  const organisation = 'organisation' in form ? form.organisation : null
  const { locale } = v.parse(localeField, await readJsonObject(c))
  const { username, firstname, lastname, email, password } = form
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
  c.var.sendMail()
  return c.json({ pending: await issueToken(db, { purpose: 'pending', memberId }, now) }, 201)
}

/** Id of the member that this browser has registered. @throws DomainError token-invalid, token-expired, token-used */
async function pendingMember(c: ApiContext): Promise<number> {
  const read = v.safeParse(pendingField, await readJsonObject(c))
  if (!read.success) throw new DomainError('token-invalid')
  const { memberId } = await readToken(
    c.var.db,
    read.output.pending,
    ['pending'],
    c.var.clock.now(),
  )
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
  .post('/athlete', unshown, (c) => registerAs(c, 'athlete'))
  .post('/organiser', unshown, (c) => registerAs(c, 'organiser'))
  .post('/resend', unshown, async (c) => {
    const memberId = await pendingMember(c)
    await limitResends(c, memberId)
    await sendConfirmation(c.var.db, memberId, c.var.clock.now())
    c.var.sendMail()
    return c.json({})
  })
  .post('/address', unshown, async (c) => {
    const memberId = await pendingMember(c)
    const { email } = await readFormBody(c, addressFields)
    await limitResends(c, memberId)
    await correctAddress(c.var.db, memberId, email, c.var.clock.now())
    c.var.sendMail()
    return c.json({})
  })

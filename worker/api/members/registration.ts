import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { DomainError, FieldErrors } from '../../../src/model/errors.ts'
import { resendSeconds } from '../../../src/model/limits.ts'
import type { RegistrationRole } from '../../../src/model/members.ts'
import {
  addressFields,
  athleteFields,
  organiserFields,
} from '../../../src/model/schemas/members.ts'
import { hashPassword } from '../../auth/password.ts'
import { readSecrets } from '../../auth/secrets.ts'
import { weakness } from '../../auth/weak-passwords.ts'
import { clientSubnet } from '../../http/client-address.ts'
import { demandTurn } from '../../domain/accounts/limits/take-turn.ts'
import { correctAddress, sendConfirmation } from '../../domain/accounts/members/confirm.ts'
import { register } from '../../domain/accounts/members/register.ts'
import { takenNames } from '../../domain/accounts/members/write-member.ts'
import { issueToken, readToken } from '../../domain/accounts/tokens/tokens.ts'
import { fromOf } from '../middleware/asking.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { bodyObject, formOf } from '../middleware/form.ts'
import { guarded } from '../middleware/guarded.ts'
import { saidLocale } from '../middleware/query.ts'
import { sieve } from '../middleware/sieve.ts'

type ApiContext = Context<ApiEnvironment>

const aDay = 86_400
/** Accounts that one neighbourhood of the net may open in a day. */
const registrationsADay = 10
/** Mails to a new account. */
const resendsADay = 10

const localeField = v.object({ locale: saidLocale })
const pendingField = v.object({ pending: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) })

/** Registers, and answers with a token by which this browser may ask for the mail again or correct the address. */
async function registerAs(c: ApiContext, role: RegistrationRole): Promise<Response> {
  const { db, clock } = c.var
  const form = await formOf(c, role === 'organiser' ? organiserFields : athleteFields)
  const organisation = 'organisation' in form ? form.organisation : null
  const { locale } = v.parse(localeField, await bodyObject(c))
  const { username, firstname, lastname, email, password } = form
  const weak = await weakness(password, form)
  if (weak !== null) throw new FieldErrors({ password: weak })
  const names = { username, email, organisation }
  const now = clock.now()
  // Spec §5 wants "taken" said; how often it can be asked is what keeps it from being a directory.
  const whom = clientSubnet(c.req.raw.headers)
  const turn = { name: 'register-day', most: registrationsADay, seconds: aDay }
  if (whom !== null) await demandTurn(db, { ...turn, whom }, now)
  const taken = await takenNames(db, names)
  if (Object.keys(taken).length > 0) throw new FieldErrors(taken)
  const passwordHash = await hashPassword(password, readSecrets(c.env).AUTH_PEPPER)
  const member = { ...names, role, firstname, lastname, locale }
  const memberId = await register(db, member, passwordHash, fromOf(c), now)
  c.var.sendMail()
  return c.json({ pending: await issueToken(db, { purpose: 'pending', memberId }, now) }, 201)
}

/** The member who has just registered with this browser. @throws DomainError token-invalid, token-expired, token-used */
async function pendingMember(c: ApiContext): Promise<number> {
  const read = v.safeParse(pendingField, await bodyObject(c))
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

/** A mail to a new account once a minute, ten in a day. @throws DomainError too-many-requests with the seconds */
async function onceAMinute(c: ApiContext, memberId: number): Promise<void> {
  const { db, clock } = c.var
  const whom = String(memberId)
  await demandTurn(db, { name: 'resend', whom, most: 1, seconds: resendSeconds }, clock.now())
  await demandTurn(db, { name: 'resend-day', whom, most: resendsADay, seconds: aDay }, clock.now())
}

/** Registration, spec §5: `POST athlete`, `POST organiser`, and until the address is confirmed `POST resend`, `POST address`. */
export const registration = new Hono<ApiEnvironment>()
  .post('/athlete', guarded, sieve('REGISTER_LIMIT'), (c) => registerAs(c, 'athlete'))
  .post('/organiser', guarded, sieve('REGISTER_LIMIT'), (c) => registerAs(c, 'organiser'))
  .post('/resend', guarded, sieve('MAIL_LIMIT'), async (c) => {
    const memberId = await pendingMember(c)
    await onceAMinute(c, memberId)
    await sendConfirmation(c.var.db, memberId, c.var.clock.now())
    c.var.sendMail()
    return c.json({})
  })
  .post('/address', guarded, sieve('MAIL_LIMIT'), async (c) => {
    const memberId = await pendingMember(c)
    const { email } = await formOf(c, addressFields)
    await onceAMinute(c, memberId)
    await correctAddress(c.var.db, memberId, email, c.var.clock.now())
    c.var.sendMail()
    return c.json({})
  })

import { Hono } from 'hono'
import * as v from 'valibot'
import type { CheckoutOutcome } from '../../../src/model/orders/checkout-steps.ts'
import { mostPlaces } from '../../../src/model/orders/holds.ts'
import type { NoTurn } from '../../../src/model/orders/waiting-states.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { issueOrderLink } from '../../domain/commerce/orders/issue-order-link.ts'
import { joinLine } from '../../domain/commerce/waiting/join-line.ts'
import { leaveLine } from '../../domain/commerce/waiting/leave-line.ts'
import { listTurns, type ListedTurn } from '../../domain/commerce/waiting/list-turns.ts'
import { checkoutPath } from '../../present/paths/checkout-path.ts'
import { signInPath } from '../../present/paths/sign-in-path.ts'
import { randomToken } from '../../runtime/digest.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { localeQuery, queryLocale, type LocaleContext } from '../middleware/query.ts'
import { sessionOfRequest } from '../middleware/session-of-request.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'
import { outcomeOf, readCheckoutForm, toStep, type CheckoutForm } from './plain-form.ts'

const privately = showsNothing('Pages of waiting lists are not cached.')

const number = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/u), v.transform(Number), v.minValue(1), v.maxValue(most))

const outcomes = {
  'not-open': 'not-open',
  'not-full': 'line-not-full',
  'too-large': 'line-too-large',
  'in-line': null,
} as const satisfies Record<NoTurn, CheckoutOutcome | null>

/** Path of the races of a form's edition, with the waiting list or the outcome in view. */
function racesPath(
  c: LocaleContext<ApiEnvironment>,
  form: CheckoutForm,
  outcome: CheckoutOutcome | null,
) {
  const [event, date] = [form.text('event'), form.text('date')]
  const refused = outcome === null ? {} : { outcome }
  const path = checkoutPath({ event, date, step: 'races', ...refused }, queryLocale(c))
  return `${path}#${outcome === null ? 'waiting' : 'outcome'}`
}

/** The member's turn of a form. @throws DomainError not-found */
async function turnOf(
  c: LocaleContext<ApiEnvironment>,
  form: CheckoutForm,
  memberId: number,
): Promise<ListedTurn> {
  const turns = await listTurns(c.var.db, memberId, queryLocale(c), c.var.clock.now())
  const turn = turns.find(({ id }) => String(id) === form.text('turn'))
  if (turn === undefined) throw new DomainError('not-found')
  return turn
}

/** Forms of waiting lists on the step of the races, without scripts: 303 back to it, to the order of an offer, or to the sign-in page. */
export const plainWaiting = new Hono<ApiEnvironment>()
  .post('/waiting', privately, localeQuery, async (c) => {
    const locale = queryLocale(c)
    const form = await readCheckoutForm(c)
    const session = await sessionOfRequest(c)
    if (session === null) return c.redirect(signInPath(racesPath(c, form, null), locale), 303)
    const size = v.safeParse(number(mostPlaces), form.text('size').trim())
    if (!size.success) return c.redirect(racesPath(c, form, 'line-too-large'), 303)
    const joining = {
      raceId: v.parse(number(Number.MAX_SAFE_INTEGER), form.text('race')),
      size: size.output,
      member: session.member,
      locale,
      // A form that is sent again meets the turn by its address and race.
      token: randomToken(),
    }
    const joined = await joinLine(c.var.db, joining, c.var.clock.now())
    c.var.sendMail()
    const outcome = joined.state === 'joined' ? null : outcomes[joined.reason]
    return c.redirect(racesPath(c, form, outcome), 303)
  })
  .post('/leaving', privately, localeQuery, async (c) => {
    const form = await readCheckoutForm(c)
    const session = await sessionOfRequest(c)
    if (session === null)
      return c.redirect(signInPath(racesPath(c, form, null), queryLocale(c)), 303)
    const turn = await turnOf(c, form, session.member.id)
    const leave = async () => await leaveLine(c.var.db, turn, c.var.clock.now())
    const refused = await outcomeOf('busy', leave)
    c.var.sendMail()
    return c.redirect(racesPath(c, form, refused), 303)
  })
  .post('/offer', privately, localeQuery, async (c) => {
    const locale = queryLocale(c)
    const form = await readCheckoutForm(c)
    const session = await sessionOfRequest(c)
    if (session === null) return c.redirect(signInPath(racesPath(c, form, null), locale), 303)
    const { orderId } = await turnOf(c, form, session.member.id)
    const order = { id: orderId ?? '', buyerId: session.member.id }
    const token = await issueOrderLink(c.var.db, order, c.var.clock.now())
    if (token === null) throw new DomainError('not-found')
    return toStep(c, { token, step: 'people', locale })
  })

import { Hono, type Context } from 'hono'
import type * as v from 'valibot'
import {
  type joinedView,
  newTurn,
  type offerView,
} from '../../../src/model/schemas/orders/waiting.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { issueOrderLink } from '../../domain/commerce/orders/issue-order-link.ts'
import { findTurn, type Turn } from '../../domain/commerce/waiting/find-turn.ts'
import { joinLine } from '../../domain/commerce/waiting/join-line.ts'
import { leaveLine } from '../../domain/commerce/waiting/leave-line.ts'
import { presentTurn } from '../../present/orders/turn.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { jsonBody } from '../middleware/form.ts'
import { sessionOfRequest } from '../middleware/session-of-request.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const privately = showsNothing('Pages do not show waiting lists.')

/** @throws DomainError not-found for an address that no turn has */
async function turnOf(c: Context<ApiEnvironment>): Promise<Turn> {
  const turn = await findTurn(c.var.db, c.req.param('token') ?? '', c.var.clock.now())
  if (turn === null) throw new DomainError('not-found')
  return turn
}

/** Waiting lists: a member joins one; whoever has the address of a turn may read and leave it, and open the order of its offer. */
export const waiting = new Hono<ApiEnvironment>()
  .post('/', privately, jsonBody(newTurn), async (c) => {
    const session = await sessionOfRequest(c)
    if (session === null) throw new DomainError('not-signed-in')
    const { race: raceId, places: size, token, locale } = c.req.valid('json')
    const joining = { raceId, size, member: session.member, locale, token }
    const joined = await joinLine(c.var.db, joining, c.var.clock.now())
    c.var.sendMail()
    return c.json<v.InferOutput<typeof joinedView>>(
      joined.state === 'joined' ? { ...joined, turn: presentTurn(joined.turn) } : joined,
    )
  })
  .get('/:token', async (c) => c.json(presentTurn(await turnOf(c))))
  .delete('/:token', privately, async (c) => {
    await leaveLine(c.var.db, await turnOf(c), c.var.clock.now())
    c.var.sendMail()
    return c.json(presentTurn(await turnOf(c)))
  })
  .post('/:token/order', privately, async (c) => {
    const { state, orderId } = await turnOf(c)
    const order =
      state === 'offered' && orderId !== null
        ? await issueOrderLink(c.var.db, { id: orderId }, c.var.clock.now())
        : null
    if (order === null) throw new DomainError('not-found')
    return c.json<v.InferOutput<typeof offerView>>({ order })
  })

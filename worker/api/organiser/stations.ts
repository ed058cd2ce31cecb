import { Hono } from 'hono'
import { newStation, type StationsView } from '../../../src/model/schemas/orders/station.ts'
import { createStation, endStation, listStations } from '../../domain/commerce/check-in/stations.ts'
import { jsonBody } from '../middleware/form.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const privately = showsNothing('Check-ins are on no public page.')

/**
 * Stations at which an organiser's editions check people in. `GET /{permalink}` → StationsView; `POST /{permalink}` with newStation
 * → 201 `{ token }`, the only time that it is shown; `DELETE /{permalink}/{id}` ends the link of one at once.
 * @throws DomainError not-found for an event, an edition without a sale or a station of others; invalid-body; list-full
 */
export const stations = new Hono<MemberEnvironment>()
  .get('/:permalink', async (c) => {
    const { db, member, clock } = c.var
    const permalink = c.req.param('permalink')
    const found = await listStations(db, { memberId: member.id, permalink })
    const now = clock.now().toISOString()
    return c.json<StationsView>({
      stations: found.map((each) => ({ ...each, isOpen: each.endsAt > now })),
    })
  })
  .post('/:permalink', privately, jsonBody(newStation), async (c) => {
    const { db, member, clock } = c.var
    const { edition: editionId, ...station } = c.req.valid('json')
    const permalink = c.req.param('permalink')
    const input = { ...station, editionId, memberId: member.id, permalink }
    return c.json({ token: await createStation(db, input, clock.now()) }, 201)
  })
  .delete('/:permalink/:id', privately, async (c) => {
    const { db, member, clock } = c.var
    const { permalink, id } = c.req.param()
    await endStation(db, { memberId: member.id, permalink, id: Number(id) }, clock.now())
    return c.json({})
  })

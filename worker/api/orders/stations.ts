import { Hono } from 'hono'
import {
  checkInLog,
  type StationList,
  type StoredLog,
} from '../../../src/model/schemas/orders/station.ts'
import { findStationList } from '../../domain/commerce/check-in/find-station-list.ts'
import { findStation } from '../../domain/commerce/check-in/stations.ts'
import { storeLog } from '../../domain/commerce/check-in/store-log.ts'
import { presentStationList } from '../../present/orders/station-list.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { jsonBody } from '../middleware/form.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const privately = showsNothing('Check-ins are on no public page.')

/**
 * Stations of an event, for whoever has the link of one. `GET /{token}` → StationList, of the races that it serves alone;
 * `POST /{token}/log` with checkInLog → StoredLog.
 * @throws DomainError not-found for a link that was never made; gone for one that has ended
 */
export const stations = new Hono<ApiEnvironment>()
  .get('/:token', async (c) => {
    const { db, clock } = c.var
    const now = clock.now()
    const station = await findStation(db, c.req.param('token'), now)
    c.header('x-robots-tag', 'noindex')
    return c.json<StationList>(presentStationList(station, await findStationList(db, station), now))
  })
  .post('/:token/log', privately, jsonBody(checkInLog), async (c) => {
    const { db, clock } = c.var
    const now = clock.now()
    const station = await findStation(db, c.req.param('token'), now)
    const stored = await storeLog(db, station, c.req.valid('json'), now)
    return c.json<StoredLog>({ now: now.getTime(), ...stored })
  })

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeCheckIns } from '../../src/model/check-in/merge-check-ins.ts'
import { findStationList } from '../../worker/domain/commerce/check-in/find-station-list.ts'
import type { Station } from '../../worker/domain/commerce/check-in/stations.ts'
import { storeLog } from '../../worker/domain/commerce/check-in/store-log.ts'
import {
  checkInHistories,
  deviceCount,
  deviceName,
  modelTruth,
  type CheckInStep,
  type TrueLine,
} from '../support/check-in-model.ts'
import {
  openSaleInProcess,
  openSaleOnD1,
  saleNow,
  smallSale,
  type SaleTables,
} from '../support/sale-tables.ts'

const start = saleNow.getTime()

/** Four paid entries of the first race and one of the second, and a station of the first. */
async function openDesk(tables: SaleTables): Promise<Station> {
  await tables.restart(smallSale)
  const at = saleNow.toISOString()
  await tables.binding.batch(
    [
      `INSERT INTO purchase (id, token_hash, sale_id, locale, state, currency, total, fee, created_at, paid_at)
        VALUES ('order', 'order', 11, 'en', 'paid', 'EUR', 0, 0, '${at}', '${at}')`,
      ...[1, 2, 3, 4, 5].map(
        (id) => `INSERT INTO entry (id, order_id, race_id, ordinal, step_id, price, fee, state)
          VALUES (${id}, 'order', ${id === 5 ? 102 : 101}, ${id}, 1, 0, 0, 'valid')`,
      ),
      `INSERT INTO station (id, edition_id, name, races, token_hash, created_at, ends_at)
        VALUES (1, 11, 'Desk', '[101]', 'station', '${at}', '2027-06-02T00:00:00.000Z')`,
    ].map((sql) => tables.binding.prepare(sql)),
  )
  const ofEvent = { event: 'Alpine run', date: '2027-06-01', endsAt: '2027-06-02T00:00:00.000Z' }
  return { id: 1, editionId: 11, name: 'Desk', races: [101], ...ofEvent }
}

interface Faults {
  /** Numbers the lines anew each time that they are sent. */
  isRenumbered?: boolean
  /** Devices send the time of the server as theirs. */
  isUncorrected?: boolean
}

/** Lets the devices work and in the end send what is left. @returns the truth of the server and that of the model */
async function runDevices(
  tables: SaleTables,
  { steps, wrongBy }: { steps: readonly CheckInStep[]; wrongBy: readonly number[] },
  faults: Faults = {},
) {
  const station = await openDesk(tables)
  const lines: TrueLine[] = []
  const sent = Array.from({ length: deviceCount }, () => 0)
  let renumbered = 1_000
  let now = start
  const clockOf = (device: number) => now + (wrongBy[device] ?? 0) * 60_000
  const send = async (device: number, isLost: boolean) => {
    const log = lines.filter(
      (line) => line.device === device && line.sequence > (sent[device] ?? 0),
    )
    if (log.length === 0) return
    const stored = await storeLog(
      tables.db,
      station,
      {
        device: deviceName(device),
        clock: faults.isUncorrected === true ? now : clockOf(device),
        before: null,
        lines: log.map(({ sequence, undoes, at, entry, number }) => ({
          sequence: faults.isRenumbered === true ? (renumbered += 1) : sequence,
          entry: entry + 1,
          number,
          undoes: undoes && { ...undoes, device: deviceName(undoes.device) },
          at: at + (wrongBy[device] ?? 0) * 60_000,
        })),
      },
      new Date(now),
    )
    if (!isLost) sent[device] = stored.through
  }
  for (const each of steps) {
    if (each.do === 'wait') now += each.seconds * 1_000
    else if (each.do === 'send') await send(each.device, each.isLost)
    else {
      const { device } = each
      const sequence = lines.filter((line) => line.device === device).length + 1
      const isIn = each.do === 'in'
      const known = lines.filter((line) => line.device === device && line.undoes === null)
      const undone = isIn ? undefined : known[each.line % Math.max(known.length, 1)]
      if (!isIn && undone === undefined) continue
      lines.push({
        device,
        sequence,
        entry: isIn ? each.entry : (undone?.entry ?? 0),
        number: isIn ? each.number : null,
        undoes: undone === undefined ? null : { device, sequence: undone.sequence },
        at: now,
      })
    }
  }
  for (let device = 0; device < deviceCount; device += 1) {
    await send(device, true)
    await send(device, false)
  }
  const stored = await findStationList(tables.db, station)
  const merged = mergeCheckIns(stored.lines)
  const found = [...merged]
    .map(
      ([entry, { first, clashes }]) =>
        `${entry - 1}: ${first.device} ${first.sequence} ${first.number} at ${first.at}, ${clashes.length} more`,
    )
    .toSorted()
  return { found, expected: modelTruth(lines), stored: stored.lines.length, sent: lines.length }
}

test('three devices that are offline at times, with wrong clocks and lost responses, have the truth of a plain model', async () => {
  const tables = await openSaleInProcess()
  await fc.assert(
    fc.asyncProperty(checkInHistories, async (history) => {
      const { found, expected, stored, sent } = await runDevices(tables, history)
      expect(found).toEqual(expected)
      expect(stored).toBe(sent)
    }),
    { numRuns: 2_000 },
  )
})

const two = (device: 0 | 1): CheckInStep => ({
  do: 'in',
  device,
  entry: 0,
  number: device === 0 ? 1 : 2,
})
const clash: CheckInStep[] = [two(1), { do: 'wait', seconds: 60 }, two(0)]

test('control: lines that are numbered anew when they are sent again are stored twice', async () => {
  const tables = await openSaleInProcess()
  const history = { steps: clash, wrongBy: [0, 0, 0] }
  expect((await runDevices(tables, history)).stored).toBe(2)
  expect((await runDevices(tables, history, { isRenumbered: true })).stored).toBe(4)
})

test('control: without the difference of the clocks the wrong desk is the first', async () => {
  const tables = await openSaleInProcess()
  const history = { steps: clash, wrongBy: [-300, 0, 0] }
  const right = await runDevices(tables, history)
  expect(right.found).toEqual(right.expected)
  expect(right.found[0]).toContain(`${deviceName(1)} 1 2 at ${start}`)
  const wrong = await runDevices(tables, history, { isUncorrected: true })
  expect(wrong.found[0]).toContain(`${deviceName(0)} 1 1 at`)
})

const log = (device: string, at: number, number: number) => ({
  device,
  clock: start,
  before: null,
  lines: [{ sequence: 1, entry: 1, undoes: null, number, at }],
})

test('two desks that check one entry in at once have one truth, on D1 as well', async () => {
  for (const tables of [await openSaleInProcess(), await openSaleOnD1()]) {
    const station = await openDesk(tables)
    const [a, b] = [deviceName(0), deviceName(1)]
    await Promise.all(
      [log(b, start - 2, 8), log(a, start - 1, 7), log(b, start - 2, 8)].map(
        async (each) => await storeLog(tables.db, station, each, saleNow),
      ),
    )
    const { lines } = await findStationList(tables.db, station)
    expect(lines).toHaveLength(2)
    const merged = mergeCheckIns(lines).get(1)
    expect(merged?.first).toMatchObject({ device: b, number: 8, at: start - 2 })
    expect(merged?.clashes.map(({ number }) => number)).toEqual([7])
  }
})

test('a line about an entry of another race is refused by its number, and the others are stored', async () => {
  const tables = await openSaleInProcess()
  const station = await openDesk(tables)
  const sent = log(deviceName(0), start, 1)
  const line = { undoes: null, number: 1, at: start }
  const lines = [1, 5, 2].map((entry, at) => ({ ...line, entry, sequence: at + 1 }))
  expect(await storeLog(tables.db, station, { ...sent, lines }, saleNow)).toEqual({
    through: 3,
    refused: [2],
  })
  const list = await findStationList(tables.db, station)
  expect(list.entries.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect(list.lines.map(({ entry }) => entry)).toEqual([1, 2])
})

test('a time after its arrival and a clock that moved since the last request are in doubt; both times are stored', async () => {
  const tables = await openSaleInProcess()
  const station = await openDesk(tables)
  const hour = 3_600_000
  const late = log(deviceName(0), start + hour, 1)
  await storeLog(tables.db, station, late, saleNow)
  const moved = { ...log(deviceName(1), start - hour, 2), clock: start + hour, before: 0 }
  await storeLog(tables.db, station, moved, saleNow)
  const still = { ...log(deviceName(2), start + hour, 3), clock: start + hour, before: -hour }
  await storeLog(tables.db, station, still, saleNow)
  const { results } = await tables.binding
    .prepare('SELECT at, device_at AS deviceAt, doubt FROM check_in ORDER BY device')
    .all()
  const iso = (ms: number) => new Date(ms).toISOString()
  expect(results).toEqual([
    { at: iso(start), deviceAt: iso(start + hour), doubt: 'clock' },
    { at: iso(start - 2 * hour), deviceAt: iso(start - hour), doubt: 'clock' },
    { at: iso(start), deviceAt: iso(start + hour), doubt: null },
  ])
})

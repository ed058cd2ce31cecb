import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../../src/model/values/random.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import { publishSale } from '../../worker/domain/commerce/sales/publish-sale.ts'
import { isFullMatrix } from '../support/matrix.ts'
import { openPersisted, openStoredDatabase } from '../support/open-database.ts'
import { saleNow, smallSale, writeSale } from '../support/sale-tables.ts'

/** Database and client end by SIGKILL in the middle of a storm, and the books are read again from the disk. */

const kills = isFullMatrix ? 20 : 2
const places = 5_000
const sale = {
  ...smallSale,
  races: [
    {
      raceId: 101,
      places,
      steps: [
        { amount: 1_000, validUntil: null, places: 20 },
        { amount: 2_000, validUntil: null, places: null },
      ],
    },
  ],
}

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'startline-kills-'))
  const { db, close } = await openStoredDatabase(folder)
  await writeSale(db)
  await publishSale(createDatabase(db), sale, saleNow)
  await close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts buyers in a process group of their own, and kills all of it some moments after they are on their way. */
async function stormAndKill(round: number, afterMs: number): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, ['test/support/storm-process.ts', folder, String(round)], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('exit', (_code, signal) => resolve(signal))
  })
  await new Promise<void>((resolve) => {
    child.stdout.once('data', () => resolve())
    void ended.then(() => resolve())
  })
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  return await ended
}

interface Counts {
  orders: number
  sold: number
  atFirstPrice: number
}

async function readBooks(): Promise<Counts> {
  const { db, close } = openPersisted(folder)
  try {
    expect(await findDifferences(createDatabase(db))).toEqual([])
    const counts = await db
      .prepare(
        `SELECT (SELECT count(*) FROM purchase) AS orders,
          (SELECT sold FROM stock WHERE race_id = 101 AND kind = 'places') AS sold,
          (SELECT sold FROM stock WHERE kind = 'step' AND race_id = 101 AND quantity = 20) AS atFirstPrice`,
      )
      .first<Counts>()
    if (counts === null) throw new Error('The books have counts')
    return counts
  } finally {
    await close()
  }
}

test(`after each of ${kills} SIGKILLs in a storm nothing is half written, and the sale goes on`, async () => {
  const random = createRandom(29)
  let before = 0
  for (let kill = 0; kill < kills; kill += 1) {
    expect(await stormAndKill(1 + kill * 1_000, 200 + Math.floor(random() * 1_500))).toBe('SIGKILL')
    const { orders, sold, atFirstPrice } = await readBooks()
    expect(orders).toBeGreaterThan(before)
    expect(sold).toBeLessThanOrEqual(places)
    expect(atFirstPrice).toBeLessThanOrEqual(20)
    before = orders
  }
})

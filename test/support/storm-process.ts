/**
 * A process of its own for order-process-kills.test.ts: buyers storm the sale in a folder's database, round after round, until it is
 * killed. `node test/support/storm-process.ts <folder> <round>`; it prints a line once buyers are on their way.
 */
import { createDatabase } from '../../worker/db/client.ts'
import { sendRefunds } from '../../worker/payments/send-refunds.ts'
import { openPersisted } from './open-database.ts'
import { saleNow } from './sale-tables.ts'
import { atOnce, buyer } from './storm.ts'

const [folder = '', first = '1'] = process.argv.slice(2)
const connections = 64
const buyers = 300

const { db: binding } = openPersisted(folder)
const db = createDatabase(binding)

for (let round = Number(first); ; round += 1) {
  const storm = { db, editionId: 11, raceId: 101, seed: round, round, now: saleNow }
  const tasks = Array.from({ length: buyers }, (_buyer, number) => {
    const buy = buyer(storm, number)
    return async () => {
      if (round === Number(first) && number === connections) console.log('storming')
      await buy()
      if (number % 20 === 0) await sendRefunds(db, 5, saleNow)
    }
  })
  await atOnce(connections, tasks)
}

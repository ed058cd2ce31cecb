/**
 * `npm run edition -- <event> <date> …`: announces, moves or cancels an edition, or sets its days of sign-up
 * (docs/operations.md). Members who saved the event get an email.
 */
import { createDatabase } from '../db/client.ts'
import { changeEdition } from '../domain/catalogue/news/change-edition.ts'
import { createClock } from '../runtime/clock.ts'
import { ConfigError } from '../settings/env.ts'
import { EditionCommandError, readEditionCommand, refusalOf } from './edition-command.ts'
import { withBindings } from './local-database.ts'

const findSql = `SELECT e.id FROM edition e JOIN event ev ON ev.id = e.event_id
  WHERE ev.permalink = ?1 AND e.date = ?2`

try {
  const { permalink, date, change, remote } = readEditionCommand(process.argv.slice(2))
  await withBindings(
    async (settings) => {
      const found = await settings.DB.prepare(findSql).bind(permalink, date).first<{ id: number }>()
      if (found === null)
        throw new EditionCommandError(`${permalink} has no edition that begins on ${date}.`)
      const db = createDatabase(settings.DB)
      const done = await changeEdition(db, found.id, change, createClock(settings).now())
      if (done === 'gone')
        throw new EditionCommandError('Another change came first. Look at it, then repeat.')
      if (done !== 'changed') throw new EditionCommandError(refusalOf(done))
      console.log(`${permalink} ${date}: changed. The next run of the cron indexes it.`)
    },
    { remote },
  )
} catch (error) {
  if (!(error instanceof EditionCommandError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

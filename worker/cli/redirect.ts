/** `npm run redirect -- list|add|remove … [--remote]`: redirects of former paths (docs/operations.md). */
import '../../src/i18n/all-words.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import { createDatabase } from '../db/client.ts'
import { addRedirect, removeRedirect } from '../domain/content/redirects/change-redirects.ts'
import { listRedirects } from '../domain/content/redirects/find-redirects.ts'
import { createClock } from '../runtime/clock.ts'
import { ConfigError } from '../settings/env.ts'
import { withBindings } from './local-database.ts'
import { readRedirectCommand, RedirectCommandError, refusals } from './redirect-command.ts'

try {
  const command = readRedirectCommand(process.argv.slice(2))
  await withBindings(async (settings) => {
    const db = createDatabase(settings.DB)
    if (command.verb === 'add') {
      const fault = await addRedirect(db, command, createClock(settings).now())
      if (fault !== null) throw new RedirectCommandError(refusals[fault])
    }
    if (command.verb === 'remove') await removeRedirect(db, command.from)
    for (const { from, to } of await listRedirects(db)) console.log(`${from}  ${to}`)
  }, command)
} catch (error) {
  const isUnknown = error instanceof DomainError && error.code === 'not-found'
  if (!isUnknown && !(error instanceof RedirectCommandError || error instanceof ConfigError))
    throw error
  console.error(isUnknown ? 'There is no such redirect.' : error.message)
  process.exitCode = 1
}

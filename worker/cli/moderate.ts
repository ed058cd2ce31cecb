/**
 * `npm run moderate -- list|show|approve|reject|undo … [--remote]`: the moderators' inbox in a terminal
 * (docs/operations.md). `--remote` uses the deployed site's database.
 */
import '../../src/i18n/all-words.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import { createDatabase } from '../db/client.ts'
import { moderatedKinds } from '../domain/registry/moderated-kinds.ts'
import { createClock } from '../runtime/clock.ts'
import { ConfigError } from '../settings/env.ts'
import { withBindings } from './local-database.ts'
import { ModerateCommandError, readModerateCommand } from './moderate-command.ts'
import { runModerateCommand } from './moderate-verbs.ts'

const sentences: Partial<Record<DomainError['code'], string>> = {
  'not-found': 'There is no such item.',
  conflict:
    'Nothing has changed: the item is decided, its text was changed, or ten seconds are over.',
}

try {
  const command = readModerateCommand(process.argv.slice(2))
  console.log(
    await withBindings(
      async (settings) =>
        await runModerateCommand(command, {
          db: createDatabase(settings.DB),
          kinds: moderatedKinds,
          now: createClock(settings).now(),
        }),
      command,
    ),
  )
} catch (error) {
  const isOurs = error instanceof ModerateCommandError || error instanceof ConfigError
  const message = error instanceof DomainError ? sentences[error.code] : undefined
  if (!isOurs && message === undefined) throw error
  console.error(message ?? (error instanceof Error ? error.message : ''))
  process.exitCode = 1
}

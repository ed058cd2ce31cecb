/**
 * `npm run content -- list|show|publish|withdraw|return|approve … [--remote]`: pages and answers of the help centre in a terminal
 * (docs/operations.md). `--remote` uses the deployed site's database.
 */
import { ValiError } from 'valibot'
import { DomainError } from '../../src/model/values/errors.ts'
import { ContentFileError } from '../content-files/content-file.ts'
import { createDatabase } from '../db/client.ts'
import { createClock } from '../runtime/clock.ts'
import { ConfigError } from '../settings/env.ts'
import { ContentCommandError, readContentCommand } from './content-command.ts'
import { runContentCommand } from './content-verbs.ts'
import { withBindings } from './local-database.ts'

const sentences: Partial<Record<DomainError['code'], string>> = {
  'not-found': 'There is no such document, or no draft of it that waits.',
  conflict: 'Nothing has changed: the document is in that state already.',
}

try {
  const command = readContentCommand(process.argv.slice(2))
  console.log(
    await withBindings(
      async (settings) =>
        await runContentCommand(command, createDatabase(settings.DB), createClock(settings).now()),
      command,
    ),
  )
} catch (error) {
  const isOurs = [ContentCommandError, ContentFileError, ConfigError, ValiError].some(
    (each) => error instanceof each,
  )
  const message = error instanceof DomainError ? sentences[error.code] : undefined
  if (!isOurs && message === undefined) throw error
  console.error(message ?? (error instanceof Error ? error.message : ''))
  process.exitCode = 1
}

/**
 * `npm run member -- create|role|reset|show|list|block|unblock|resend|delete … [--remote]`: administers accounts (docs/operations.md). `--remote` uses
 * the deployed site's database; the environment must then hold the pepper of its passwords.
 */
import '../../src/i18n/all-words.ts'
import { readPepper } from '../auth/secrets.ts'
import { createClock } from '../runtime/clock.ts'
import { createDatabase } from '../db/client.ts'
import { withBindings } from './local-database.ts'
import { readMemberCommand } from './member-command.ts'
import { memberCommandMessage } from './member-messages.ts'
import { runMemberCommand } from './member-verbs.ts'
import { readPassword } from './read-password.ts'

const localSite = 'http://127.0.0.1:8787'

try {
  const command = readMemberCommand(process.argv.slice(2))
  const { AUTH_PEPPER } = process.env
  console.log(
    await withBindings(
      async (settings, env) =>
        await runMemberCommand(command, {
          db: createDatabase(settings.DB),
          now: createClock(settings).now(),
          pepper: () => readPepper(AUTH_PEPPER === undefined ? env : { AUTH_PEPPER }),
          readPassword,
          site: settings.SITE_ORIGIN === '' ? localSite : settings.SITE_ORIGIN,
        }),
      command,
    ),
  )
} catch (error) {
  const message = memberCommandMessage(error)
  if (message === null) throw error
  console.error(message)
  process.exitCode = 1
}

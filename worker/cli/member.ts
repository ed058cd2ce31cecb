/**
 * `npm run member -- create|role|reset|show|list|block|unblock|resend|delete … [--remote]`: administers accounts (docs/operations.md). `--remote` uses
 * the deployed site's database; the environment must then hold the pepper of its passwords.
 */
import '../../src/i18n/all-words.ts'
import { FieldErrors } from '../../src/model/values/errors.ts'
import type { FieldError } from '../../src/model/values/field-errors.ts'
import { readPepper } from '../auth/secrets.ts'
import { createClock } from '../runtime/clock.ts'
import { createDatabase } from '../db/client.ts'
import { ConfigError } from '../settings/env.ts'
import { withBindings } from './local-database.ts'
import { MemberCommandError, readMemberCommand } from './member-command.ts'
import { runMemberCommand } from './member-verbs.ts'

const localSite = 'http://127.0.0.1:8787'

/** Messages for field errors that are not faults of a field's form. */
const fieldMessages: Partial<Record<FieldError, string>> = {
  'email-taken': 'Another member has this address.',
  'username-taken': 'Another member or organisation has this username.',
  'organisation-name-taken': 'Another organisation or member has this name.',
  'password-common': 'The password is too common.',
  'password-personal': 'The password contains the username, the address or the site’s name.',
}

function messageOf(error: unknown): string | null {
  if (error instanceof MemberCommandError || error instanceof ConfigError) return error.message
  if (!(error instanceof FieldErrors)) return null
  const [first] = Object.entries(error.details.fields ?? {})
  if (first === undefined) return null
  const [field, reason] = first
  return fieldMessages[reason] ?? `The field "${field}" is invalid: ${reason}.`
}

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
          site: settings.SITE_ORIGIN === '' ? localSite : settings.SITE_ORIGIN,
        }),
      command,
    ),
  )
} catch (error) {
  const message = messageOf(error)
  if (message === null) throw error
  console.error(message)
  process.exitCode = 1
}

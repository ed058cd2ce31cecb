/**
 * `npm run member -- create|role|reset|show … [--remote]`: what an operator does about accounts (docs/operations.md).
 * With `--remote` the database is the deployed site's; the pepper of its passwords is then taken from the environment.
 */
import '../../src/i18n/all-words.ts'
import { FieldErrors } from '../../src/model/errors.ts'
import type { FieldError } from '../../src/model/field-errors.ts'
import { readPepper } from '../auth/secrets.ts'
import { createClock } from '../runtime/clock.ts'
import { createDatabase } from '../db/client.ts'
import { ConfigError } from '../settings/env.ts'
import { withBindings } from './local-database.ts'
import { MemberCommandError, readMemberCommand } from './member-command.ts'
import { runMemberCommand } from './member-verbs.ts'

const ownSite = 'http://127.0.0.1:8787'

/** Errors that an operator meets for other reasons than a form being wrong. */
const said: Partial<Record<FieldError, string>> = {
  'email-taken': 'Another member has this address.',
  'username-taken': 'Another member or organisation has this username.',
  'organisation-name-taken': 'Another organisation or member has this name.',
  'password-common': 'The password is one of those that are guessed first.',
  'password-personal': 'The password contains the username, the address or the site’s name.',
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof MemberCommandError || error instanceof ConfigError) return error.message
  if (!(error instanceof FieldErrors)) return null
  const [first] = Object.entries(error.details.fields ?? {})
  if (first === undefined) return null
  const [field, reason] = first
  return said[reason] ?? `The field "${field}" cannot be taken as it is: ${reason}.`
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
          site: settings.SITE_ORIGIN === '' ? ownSite : settings.SITE_ORIGIN,
        }),
      command,
    ),
  )
} catch (error) {
  const sentence = sentenceOf(error)
  if (sentence === null) throw error
  console.error(sentence)
  process.exitCode = 1
}

import { parseArgs } from 'node:util'
import {
  isRejectionReason,
  moderatorTextLimit,
  rejectionReasons,
  type RejectionReason,
} from '../../src/model/community/moderation.ts'

/** A command that is malformed; the message is for the operator. */
export class ModerateCommandError extends Error {
  override name = 'ModerateCommandError'
}

const usage = `npm run moderate -- …
  list
  show <item>
  approve <item> [--note …] [--version …]
  reject <item> ${rejectionReasons.join('|')} [--note …] [--version …]
  undo <item>, within ten seconds
An event is decided in the version that "show" printed: --version.
With --remote the database is the deployed site's.`

export type ModerateCommand = { remote: boolean } & (
  | { verb: 'list' }
  | { verb: 'show'; id: number }
  | { verb: 'undo'; id: number }
  | {
      verb: 'approve' | 'reject'
      id: number
      reason: RejectionReason | null
      /** Version of the event that was read; null for a text without versions. */
      version: number | null
      note: string | null
    }
)

function readArgs(args: readonly string[]) {
  const options = {
    note: { type: 'string' },
    version: { type: 'string' },
    remote: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new ModerateCommandError(error instanceof Error ? error.message : usage)
  }
}

/** Parses the arguments after `npm run moderate --`. @throws ModerateCommandError naming the fault */
export function readModerateCommand(args: readonly string[]): ModerateCommand {
  const { values, positionals } = readArgs(args)
  const { note = null, remote = false } = values
  const [verb, item = '', reason, ...more] = positionals
  if (verb === 'list' && positionals.length === 1) return { remote, verb }
  const id = /^[1-9]\d{0,14}$/u.test(item) ? Number(item) : 0
  if (id === 0 || more.length > 0) throw new ModerateCommandError(usage)
  if (note !== null && Array.from(note).length > moderatorTextLimit)
    throw new ModerateCommandError(`A note has at most ${moderatorTextLimit} characters.`)
  if (values.version !== undefined && !/^\d{1,9}$/u.test(values.version))
    throw new ModerateCommandError(usage)
  const version = values.version === undefined ? null : Number(values.version)
  if (verb === 'reject' && isRejectionReason(reason))
    return { remote, verb, id, reason, version, note }
  if (reason !== undefined) throw new ModerateCommandError(usage)
  if (verb === 'approve') return { remote, verb, id, reason: null, version, note }
  if (verb === 'show') return { remote, verb, id }
  if (verb === 'undo') return { remote, verb, id }
  throw new ModerateCommandError(usage)
}

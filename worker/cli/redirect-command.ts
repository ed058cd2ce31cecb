import type { RedirectFault } from '../domain/content/redirects/change-redirects.ts'
import { englishPath } from '../domain/content/redirects/english-path.ts'

/** A command line that cannot be read, or a redirect that is refused; the message is for the operator. */
export class RedirectCommandError extends Error {
  override name = 'RedirectCommandError'
}

const usage = `Usage:
  npm run redirect -- list
  npm run redirect -- add /event/old-name /event/new-name
  npm run redirect -- remove /event/old-name
Paths may have the words of any language. The target may be an https URL.`

export type RedirectCommand = { remote: boolean } & (
  | { verb: 'list' }
  | { verb: 'add'; from: string; to: string }
  | { verb: 'remove'; from: string }
)

/** Reads the command line of `npm run redirect`. @throws RedirectCommandError */
export function readRedirectCommand(args: readonly string[]): RedirectCommand {
  const remote = args.includes('--remote')
  const [verb, from, to, ...more] = args.filter((each) => each !== '--remote')
  if (more.length > 0) throw new RedirectCommandError(usage)
  if (verb === 'list' && from === undefined) return { verb, remote }
  if (verb === 'remove' && from !== undefined && to === undefined)
    return { verb, from: englishPath(from).toLowerCase(), remote }
  if (verb === 'add' && from !== undefined && to !== undefined)
    return { verb, from: englishPath(from).toLowerCase(), to: englishPath(to), remote }
  throw new RedirectCommandError(usage)
}

/** Why a redirect was refused, in a sentence. */
export const refusals: Record<RedirectFault, string> = {
  'from-invalid':
    'The former path must be a path of this site without a query, outside of members’ pages.',
  'from-page': 'There is a page at the former path, so that no one would be redirected.',
  'to-invalid': 'The target must be a path of this site or an https URL.',
  'to-itself': 'The target leads back to the former path.',
  'to-unknown': 'The target names no event.',
}

import { isLocale, type Locale } from '../../src/model/locales.ts'
import { contentKinds } from '../../src/model/blocks/content.ts'
import type { DocumentName } from '../domain/content/documents/document-types.ts'

/** A command line that cannot be read; the message says how to write it. */
export class ContentCommandError extends Error {
  override name = 'ContentCommandError'
}

export type ContentCommand = { remote: boolean } & (
  | { verb: 'list' }
  | { verb: 'show'; name: DocumentName; locale: Locale }
  | { verb: 'publish'; name: DocumentName; locale: Locale; file: string }
  | { verb: 'withdraw'; name: DocumentName }
  | { verb: 'return'; name: DocumentName }
  | { verb: 'approve'; name: DocumentName }
)

const usage = `Usage:
  npm run content -- list
  npm run content -- show page/terms-of-service de > terms.md
  npm run content -- publish page/terms-of-service de terms.md
  npm run content -- withdraw|return help/refunds
  npm run content -- approve page/terms-of-service`

function readName(text: string | undefined): DocumentName {
  const [first = '', slug = '', ...more] = (text ?? '').split('/')
  const kind = contentKinds.find((each) => each === first)
  if (kind === undefined || slug === '' || more.length > 0)
    throw new ContentCommandError(`"${text ?? ''}" does not name a document.\n${usage}`)
  return { kind, slug }
}

function readLocale(text: string | undefined): Locale {
  if (text === undefined || !isLocale(text))
    throw new ContentCommandError(`"${text ?? ''}" is not a language of the site.\n${usage}`)
  return text
}

/** Reads the command line of `npm run content`. @throws ContentCommandError */
export function readContentCommand(args: readonly string[]): ContentCommand {
  const remote = args.includes('--remote')
  const [verb, name, locale, file] = args.filter((each) => each !== '--remote')
  if (verb === 'list') return { verb, remote }
  if (verb === 'withdraw' || verb === 'return' || verb === 'approve')
    return { verb, name: readName(name), remote }
  if (verb === 'show') return { verb, name: readName(name), locale: readLocale(locale), remote }
  if (verb !== 'publish') throw new ContentCommandError(usage)
  if (file === undefined) throw new ContentCommandError(`Name the file of the texts.\n${usage}`)
  return { verb, name: readName(name), locale: readLocale(locale), file, remote }
}

import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { contentDocument } from '../../src/model/blocks/content.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import { fileOfTexts, withFileTexts } from '../content-files/content-file.ts'
import type { Database } from '../db/client.ts'
import { documentKind } from '../domain/content/documents/document-kind.ts'
import { listDocuments } from '../domain/content/documents/list-documents.ts'
import { publishContent } from '../domain/content/documents/publish-content.ts'
import { readDocumentByName } from '../domain/content/documents/read-document.ts'
import { setDocumentState } from '../domain/content/documents/set-state.ts'
import { findAnyDraft } from '../domain/publishing/draft-row.ts'
import { publishWaitingDraft } from '../domain/publishing/publish-draft.ts'
import { ContentCommandError, type ContentCommand } from './content-command.ts'

/**
 * Runs a verb of `npm run content`.
 * @returns what to print
 * @throws ContentCommandError; ContentFileError for a file that cannot be read; DomainError not-found, conflict
 */
export async function runContentCommand(
  command: ContentCommand,
  db: Database,
  now: Date,
): Promise<string> {
  if (command.verb === 'list') {
    const documents = await listDocuments(db)
    return documents
      .map(({ kind, slug, state, updatedAt, incomplete, declined }) =>
        [
          `${kind}/${slug}`,
          state,
          updatedAt.slice(0, 10),
          incomplete === 0 ? 'all languages' : `${incomplete} languages incomplete`,
          ...(declined === 0 ? [] : [`${declined} shipped texts not taken`]),
        ].join('  '),
      )
      .join('\n')
  }
  const { name } = command
  const address = `${name.kind}/${name.slug}`
  if (command.verb === 'withdraw' || command.verb === 'return') {
    await setDocumentState(db, name, command.verb, now)
    return `${address} is ${command.verb === 'withdraw' ? 'withdrawn' : 'published again'}.`
  }
  if (command.verb === 'show') {
    const stored = await readDocumentByName(db, name)
    if (stored === null) throw new DomainError('not-found')
    return fileOfTexts(stored.document, command.locale).trimEnd()
  }
  if (command.verb === 'approve') {
    const { id } = (await readDocumentByName(db, name)) ?? {}
    const draft = id === undefined ? null : await findAnyDraft(db, documentKind, id)
    if (draft === null) throw new DomainError('not-found')
    const approved = await publishWaitingDraft(db, documentKind, draft, { now })
    if (approved.state !== 'published')
      throw new ContentCommandError(`Not published: ${JSON.stringify(approved)}`)
    return `${address} is published as version ${approved.revision}.`
  }
  const file = readFileSync(command.file, 'utf8')
  const published = await publishContent(
    db,
    name,
    (present) => {
      if (present === null) throw new DomainError('not-found')
      return v.parse(contentDocument, withFileTexts(present, command.locale, file))
    },
    now,
  )
  if (published.state !== 'published')
    throw new ContentCommandError(`Not published: ${JSON.stringify(published)}`)
  return `${address} is published as version ${published.revision}.`
}

import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  loadProjectInMemory,
  newProject,
  type InlangPlugin,
  type InlangProject,
  type ProjectSettings,
} from '@inlang/sdk'

/** Rows of one INSERT: SQLite allows 32,766 values in a statement, and a row has four. */
const rowsAtOnce = 1_000

function* inParts<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    yield rows.slice(from, from + rowsAtOnce)
}

const idOf = (bundle: string, locale: string): string => `${bundle} ${locale}`

/** Messages of all languages as the plugin of the project reads them. @throws Error naming a file that is missing */
async function readMessages(folder: string, settings: ProjectSettings) {
  const place = (path: string) => resolve(dirname(folder), path)
  const module = settings.modules?.[0] ?? ''
  const { default: plugin }: { default: InlangPlugin } = await import(
    pathToFileURL(place(module)).href
  )
  const listed = (await plugin.toBeImportedFiles?.({ settings })) ?? []
  const files = await Promise.all(
    listed.map(async ({ path, locale }) => ({ locale, content: await readFile(place(path)) })),
  )
  const read = await plugin.importFiles?.({ files, settings })
  if (read === undefined) throw new Error(`${module} does not read messages.`)
  return read
}

/**
 * The project of Paraglide with all messages, as `loadProjectFromDirectory` of its SDK returns it. That one looks for an
 * earlier row before it writes each of 70,000, of which there are none: 25 s of CPU time instead of 5.
 * @param folder project.inlang
 */
export async function loadMessageProject(folder: string): Promise<InlangProject> {
  const settings: ProjectSettings = JSON.parse(
    await readFile(resolve(folder, 'settings.json'), 'utf8'),
  )
  const read = await readMessages(resolve(folder), settings)
  const project = await loadProjectInMemory({
    blob: await newProject({ settings: { ...settings, modules: [] } }),
  })
  const bundles = new Map(read.bundles.map((bundle) => [bundle.id, bundle]))
  const messages = read.messages.map((message) => ({
    ...message,
    id: idOf(message.bundleId, message.locale),
  }))
  const variants = read.variants.map(({ matches, pattern, ...of }) => {
    const { messageBundleId: bundle, messageLocale: locale } = of
    if (bundle === undefined || locale === undefined) throw new Error('A variant names no message.')
    return { messageId: idOf(bundle, locale), matches, pattern }
  })
  await project.db.transaction().execute(async (db) => {
    for (const rows of inParts([...bundles.values()]))
      await db.insertInto('bundle').values(rows).execute()
    for (const rows of inParts(messages)) await db.insertInto('message').values(rows).execute()
    for (const rows of inParts(variants)) await db.insertInto('variant').values(rows).execute()
  })
  return project
}

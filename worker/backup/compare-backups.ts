import { join } from 'node:path'
import type { Part } from './manifest.ts'
import { openWith, readManifest } from './sealed-files.ts'

/** Names of the tables, pairs and pictures that two backups of one key do not have alike, byte by byte. */
export async function compareBackups(
  one: string,
  other: string,
  identity: string,
): Promise<string[]> {
  const open = openWith(identity)
  const contentOf = async (folder: string): Promise<Map<string, Buffer>> => {
    const { tables, pairs, objects } = readManifest(folder)
    const read = async (parts: readonly Part[]) =>
      Buffer.concat(
        await Promise.all(parts.map(async ({ file }) => await open(join(folder, file)))),
      )
    const contents = new Map<string, Buffer>([['kv', await read(pairs)]])
    for (const { name, parts } of tables) contents.set(name, await read(parts))
    for (const object of objects) contents.set(`media ${object.key}`, await read([object]))
    return contents
  }
  const [before, after] = [await contentOf(one), await contentOf(other)]
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => {
    const content = after.get(name)
    return content === undefined || before.get(name)?.equals(content) !== true
  })
}

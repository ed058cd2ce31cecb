import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import * as v from 'valibot'
import { BackupError, manifest, manifestName, type Manifest, type Part } from './manifest.ts'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Writes files of a backup, compressed and encrypted to a recipient of age (https://age-encryption.org/v1). */
export function sealTo(
  recipient: string,
): (path: string, bytes: Uint8Array) => Promise<Pick<Part, 'bytes' | 'sha256'>> {
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new BackupError(
      `"${recipient}" is no recipient of age: it begins with age1. "npm run backup -- key" makes a key.`,
    )
  }
  return async (path, bytes) => {
    const sealed = await encrypter.encrypt(new Uint8Array(gzipSync(bytes)))
    writeFileSync(path, sealed, { mode: 0o600 })
    return { bytes: sealed.byteLength, sha256: sha256(sealed) }
  }
}

/** The manifest of a folder. @throws BackupError if the folder is no whole backup */
export function readManifest(folder: string): Manifest {
  const file = join(folder, manifestName)
  if (!existsSync(file))
    throw new BackupError(
      `${folder} has no ${manifestName}: it is no backup, or one that was interrupted. Make a new one.`,
    )
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifest), readFileSync(file, 'utf8'))
  if (read.success) return read.output
  throw new BackupError(`${file} cannot be read: ${v.summarize(read.issues)}`)
}

/** Compares every file of a backup with its manifest. @throws BackupError naming the first that is missing or differs */
export function verifyFiles(folder: string, { tables, pairs, objects }: Manifest): void {
  for (const { file, bytes, sha256: expected } of [
    ...tables.flatMap(({ parts }) => parts),
    ...pairs,
    ...objects,
  ]) {
    const path = join(folder, file)
    if (!existsSync(path)) throw new BackupError(`${file} is missing. Nothing was restored.`)
    const found = readFileSync(path)
    if (found.byteLength !== bytes)
      throw new BackupError(
        `${file} has ${found.byteLength} bytes of ${bytes}. Nothing was restored: take another copy of the backup.`,
      )
    if (sha256(found) !== expected)
      throw new BackupError(
        `${file} was changed: its checksum differs. Nothing was restored: take another copy of the backup.`,
      )
  }
}

/** Reads files of a backup with the key of its operator. @throws BackupError for a key that is none */
export function openWith(identity: string): (path: string) => Promise<Uint8Array> {
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(identity.trim())
  } catch {
    throw new BackupError('The key is no key of age: it begins with AGE-SECRET-KEY-.')
  }
  return async (path) => {
    const sealed = new Uint8Array(readFileSync(path))
    const opened = await decrypter.decrypt(sealed).catch((): never => {
      throw new BackupError('This key does not open the backup: it was made for another one.')
    })
    return new Uint8Array(gunzipSync(opened))
  }
}

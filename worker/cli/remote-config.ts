import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { unstable_readConfig as readConfig } from 'wrangler'
import { ConfigError } from '../settings/env.ts'

const databases = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ uuid: v.string(), name: v.string() })),
)

/** The id of a database in the account that wrangler is logged in to. @throws ConfigError if there is none */
function databaseId(name: string): string {
  const { status, stdout, stderr } = spawnSync('wrangler', ['d1', 'list', '--json'], {
    encoding: 'utf8',
  })
  if (status !== 0)
    throw new ConfigError(
      `wrangler d1 list failed; is wrangler logged in?\n${stderr}${stdout}`.trim(),
    )
  const found = v.parse(databases, stdout).find((each) => each.name === name)
  if (found === undefined)
    throw new ConfigError(
      `The account has no D1 database "${name}"; run wrangler d1 create ${name}`,
    )
  return found.uuid
}

/**
 * Writes the wrangler configuration of a command on the deployed site's database: the D1 of wrangler.toml, marked
 * `remote`. It is a separate file, because an environment in wrangler.toml would have to repeat every binding, and each
 * wrangler command would ask for the environment. KV stays local, since no command reads it.
 * @returns the path of the file
 */
export function writeRemoteConfig(folder: string): string {
  const { name, compatibility_date, d1_databases } = readConfig({ config: 'wrangler.toml' })
  const [database] = d1_databases
  if (database?.database_name === undefined)
    throw new ConfigError('wrangler.toml: d1_databases needs a database_name')
  const { binding, database_name } = database
  const id = database.database_id ?? databaseId(database_name)
  const config = {
    name,
    compatibility_date,
    d1_databases: [{ binding, database_name, database_id: id, remote: true }],
    kv_namespaces: [{ binding: 'KV' }],
  }
  const file = join(folder, 'wrangler-remote.json')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`)
  return file
}

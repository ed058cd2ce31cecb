/**
 * `npm run deploy`: builds, applies migrations to the account's D1 and uploads the worker (docs/deploy.md).
 * `npm run deploy -- --dry-run` works offline: wrangler only bundles and validates the worker.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import * as v from 'valibot'
import { build, log, must } from './steps.ts'
import { workerBudget } from './worker-size.ts'

const configFile = 'dist/server/wrangler.json'
const outFolder = '.state/deploy'
/** Limit of the gzipped worker in KiB, by plan: https://developers.cloudflare.com/workers/platform/limits/#worker-size */
const limits = { free: 3 * 1024, paid: 10 * 1024 }

const builtConfig = v.object({
  vars: v.record(v.string(), v.unknown()),
  triggers: v.object({ crons: v.array(v.string()) }),
  d1_databases: v.array(v.object({ binding: v.string(), database_name: v.string() })),
  kv_namespaces: v.array(v.object({ binding: v.string() })),
  r2_buckets: v.optional(v.array(v.object({ binding: v.string(), bucket_name: v.string() })), []),
  images: v.optional(v.object({ binding: v.string() })),
})

function fail(text: string): never {
  console.error(`startline: ${text}`)
  process.exit(1)
}

/** Lets wrangler bundle and validate the worker. @returns its output */
function validate(): string {
  rmSync(outFolder, { recursive: true, force: true })
  const args = ['deploy', '--config', configFile, '--dry-run', '--outdir', outFolder]
  const { status, stdout, stderr } = spawnSync('wrangler', args, { encoding: 'utf8' })
  const output = `${stdout}${stderr}`
  if (status !== 0 || output.includes('[WARNING]')) console.error(output)
  if (status !== 0) fail(`"wrangler ${args.join(' ')}" ended with ${status ?? 'a signal'}`)
  return output
}

/** Prints the parts of the upload, and fails if the worker is too large for Cloudflare. */
function report(output: string): void {
  const [, total = '', gzip = ''] =
    /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/u.exec(output) ?? []
  if (gzip === '')
    fail('wrangler did not print the upload size; adapt scripts/deploy.ts to its output')
  const size = Number(gzip)
  const share = (limit: number): string => `${Math.round((size / limit) * 100)} %`
  const { vars, triggers, d1_databases, kv_namespaces, r2_buckets, images } = v.parse(
    builtConfig,
    JSON.parse(readFileSync(configFile, 'utf8')),
  )
  const assets = readdirSync('dist/client', { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  )
  const lines = {
    worker: `${gzip} KiB gzipped (${total} KiB): ${share(limits.free)} of Workers Free's 3 MiB, ${share(limits.paid)} of Workers Paid's 10 MiB; our budget is ${workerBudget} KiB`,
    assets: `${assets.length - 1} files`,
    D1: d1_databases.map((each) => `${each.binding} (${each.database_name})`).join(', '),
    KV: kv_namespaces.map((each) => each.binding).join(', '),
    R2: r2_buckets.map((each) => `${each.binding} (${each.bucket_name})`).join(', '),
    images: images?.binding ?? '',
    vars: Object.entries(vars)
      .map(([key, value]) => `${key}=${JSON.stringify(value)}`)
      .join(', '),
    cron: triggers.crons.join(', '),
    migrations: readdirSync('migrations')
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .join(', '),
  }
  for (const [name, text] of Object.entries(lines)) console.log(`  ${name.padEnd(11)}${text}`)
  if (size > limits.paid) fail('the worker exceeds the size limit of Workers Paid')
  if (size > limits.free) console.log('  This worker needs Workers Paid.')
}

build()
log('validating the upload')
report(validate())
if (process.argv.includes('--dry-run')) {
  log('dry run: nothing was uploaded')
} else {
  // Migrations only add (docs/decisions), so the worker that is still live also runs on the new schema.
  log('applying migrations')
  must('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
  log('uploading')
  must('wrangler', ['deploy', '--config', configFile])
}

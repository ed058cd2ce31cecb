/**
 * `npm run doctor [-- URL]`: looks at this checkout, its settings and its local database, or at a deployed site from outside,
 * and names what is missing, each with the command that corrects it. Ends with 1 if something is (docs/deploy.md). Nothing is
 * written.
 */
import { fileURLToPath } from 'node:url'
import project from '../../package.json' with { type: 'json' }
import { migrationNumber } from '../domain/operations/applied-migrations.ts'
import { createClock } from '../runtime/clock.ts'
import { ConfigError } from '../settings/env.ts'
import { databaseFindings, migrationNames } from './database-findings.ts'
import { deployedFindings } from './deployed-findings.ts'
import { findingReport, type Finding } from './findings.ts'
import { withEnvironment } from './local-database.ts'
import { settingFindings } from './setting-findings.ts'
import { siteArgument } from './site-argument.ts'

const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
const began = performance.now()

async function localFindings(): Promise<Finding[]> {
  return await withEnvironment(async (env) => {
    const { settings, findings } = settingFindings(env)
    if (settings === null) return findings
    const now = createClock(settings).now()
    return [...findings, ...(await databaseFindings(settings, { now, folder }))]
  })
}

try {
  const [address] = process.argv.slice(2)
  const here = {
    version: project.version,
    schema: migrationNumber(migrationNames(folder).at(-1) ?? ''),
  }
  const findings =
    address === undefined
      ? await localFindings()
      : await deployedFindings(siteArgument(address, 'doctor'), here, () => new Date())
  console.log(findingReport(findings, (performance.now() - began) / 1000))
  if (findings.some(({ state }) => state === 'miss')) process.exitCode = 1
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

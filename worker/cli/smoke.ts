/**
 * `npm run smoke [-- URL]`: some thirty requests to a served site, by default the one of `npm start`: a bar for each that
 * passed, a dot and words for each that did not. Ends with 1 if one failed (docs/deploy.md). Nothing is written there.
 */
import { ConfigError } from '../settings/env.ts'
import { runSmoke } from './run-smoke.ts'
import { siteArgument } from './site-argument.ts'

try {
  const origin = siteArgument(process.argv[2] ?? 'http://localhost:8787', 'smoke')
  const began = performance.now()
  const results = await runSmoke(origin, ({ fault }) =>
    process.stdout.write(fault === null ? '|' : '.'),
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const failed = results.filter(({ fault }) => fault !== null)
  console.log(` ${results.length - failed.length} of ${results.length} in ${seconds} s`)
  for (const { check, path, fault } of failed)
    console.log(`fail  ${check.name}: ${fault}\n      ${origin}${path}`)
  if (failed.length > 0) process.exitCode = 1
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

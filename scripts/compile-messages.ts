/** Compiles src/i18n/messages to src/paraglide, for tools that run without a build. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { compile } from '@inlang/paraglide-js'
import { paraglideOptions } from './paraglide-options.ts'
import { fingerprint } from './steps.ts'

const stamp = '.state/messages-compiled'
const inputs = ['src/i18n/messages', 'project.inlang/settings.json', 'scripts', 'package-lock.json']
const current = fingerprint(inputs)
const isCompiled =
  existsSync('src/paraglide/messages.js') &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === current

// `npm test` compiles before its lanes start, and a lane's `npm run check` would do it again.
if (!isCompiled) {
  // The files are overwritten instead of removed first, because a running server may be reading them.
  await compile({ ...paraglideOptions, cleanOutdir: false })
  mkdirSync('.state', { recursive: true })
  writeFileSync(stamp, current)
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileProject } from '@inlang/paraglide-js'
import type { Plugin } from 'vite'
import { writeDeclarations } from './message-declarations.ts'
import { loadMessageProject } from './message-project.ts'
import { paraglideOptions } from './paraglide-options.ts'
import { fingerprint } from './steps.ts'

const stamp = '.state/messages-compiled'
const inputs = [
  'src/i18n/messages',
  'project.inlang/settings.json',
  'scripts/compiled-messages.ts',
  'scripts/message-declarations.ts',
  'scripts/message-project.ts',
  'scripts/paraglide-options.ts',
  'package-lock.json',
]

/** Compiles src/i18n/messages to src/paraglide, unless that was done for the same inputs: it takes 9 s of CPU time. */
export async function compileMessages(): Promise<void> {
  const current = fingerprint(inputs)
  const isCompiled =
    existsSync('src/paraglide/messages.js') &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === current
  if (isCompiled) return
  const { outdir, project: projectPath } = paraglideOptions
  const project = await loadMessageProject(projectPath)
  const compiled = await compileProject({ project, projectPath, compilerOptions: paraglideOptions })
  // The files are overwritten instead of removed first, because a running server may be reading them.
  for (const [file, content] of Object.entries(compiled)) {
    const path = join(outdir, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  writeDeclarations(paraglideOptions.outdir)
  mkdirSync('.state', { recursive: true })
  writeFileSync(stamp, current)
}

/** Compiles messages for a build. Paraglide's own plugin, which also watches them, would do it again each time. */
export function compiledMessages(): Plugin {
  return {
    name: 'startline:compiled-messages',
    apply: 'build',
    enforce: 'pre',
    buildStart: compileMessages,
  }
}

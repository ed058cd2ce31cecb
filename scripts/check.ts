/** `npm run check`: static checks of the code, without running the site. Stops at the first failure. */
import { spawnSync } from 'node:child_process'
import { isFullMatrix } from '../test/support/matrix.ts'
import { log } from './steps.ts'

interface Step {
  label: string
  command: string
  args: readonly string[]
  /** Hint that is printed on failure. */
  hint: string
}

const formatted = ['src', 'worker', 'test', 'scripts', 'app.config.ts']

const tsc: Step = {
  label: 'checking types (tsc)',
  command: 'tsc',
  args: ['--noEmit', '--project', 'tsconfig.json'],
  hint: 'Fix the type errors above, which oxlint --type-check does not report.',
}

const steps: readonly Step[] = [
  {
    label: 'compiling messages',
    command: 'node',
    args: ['scripts/compile-messages.ts'],
    hint: 'A file in src/i18n/messages cannot be read.',
  },
  {
    // It has read all types for its rules: the errors of tsc cost 18 s of CPU in it, and 34 s in tsc itself.
    label: 'checking types and rules (oxlint)',
    command: 'oxlint',
    args: ['--type-aware', '--type-check', '--deny-warnings'],
    hint: 'Fix the type errors above; the rules and their reasons are in .oxlintrc.json.',
  },
  ...(isFullMatrix ? [tsc] : []),
  {
    label: 'checking the format (oxfmt)',
    command: 'oxfmt',
    args: ['--check', ...formatted],
    hint: 'Run npm run format.',
  },
  {
    label: 'looking for dead code and unused dependencies (knip)',
    command: 'knip',
    args: ['--no-progress', '--treat-config-hints-as-errors'],
    hint: 'Remove unused code; list code that only a tool uses in knip.jsonc.',
  },
  {
    label: 'looking for code that only tests use (knip)',
    command: 'knip',
    args: ['--production', '--include', 'files,exports,types', '--no-progress'],
    hint: 'Remove it with its tests, or mark an export that a guard needs with @internal and the reason.',
  },
]

for (const { label, command, args, hint } of steps) {
  log(label)
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  if (status === 0) continue
  console.error(
    `\nstartline: "${[command, ...args].join(' ')}" ${error === undefined ? `ended with ${status ?? 'a signal'}` : `did not start: ${error.message}`}. ${hint}`,
  )
  process.exit(1)
}
log('all checks passed')

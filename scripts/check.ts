/** `npm run check`: everything that can be said of the code without running the site. Stops at the first fault. */
import { spawnSync } from 'node:child_process'
import { say } from './steps.ts'

interface Step {
  doing: string
  command: string
  args: readonly string[]
  /** What to do when it fails. */
  otherwise: string
}

const formatted = ['src', 'worker', 'test', 'scripts', 'app.config.ts']

const steps: readonly Step[] = [
  {
    doing: 'compiling messages',
    command: 'node',
    args: ['scripts/compile-messages.ts'],
    otherwise: 'A file in src/i18n/messages cannot be read.',
  },
  {
    doing: 'checking types (tsc)',
    command: 'tsc',
    args: ['--noEmit', '--project', 'tsconfig.json'],
    otherwise: 'The types above do not fit.',
  },
  {
    doing: 'checking rules (oxlint)',
    command: 'oxlint',
    args: ['--type-aware', '--deny-warnings'],
    otherwise: 'The rules are in .oxlintrc.json, each with its reason.',
  },
  {
    doing: 'checking the format (oxfmt)',
    command: 'oxfmt',
    args: ['--check', ...formatted],
    otherwise: 'Run npm run format.',
  },
  {
    doing: 'looking for dead code and idle dependencies (knip)',
    command: 'knip',
    args: ['--no-progress', '--treat-config-hints-as-errors'],
    otherwise: 'Remove what nothing uses; what a tool uses unseen stands in knip.jsonc.',
  },
]

for (const { doing, command, args, otherwise } of steps) {
  say(doing)
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  if (status === 0) continue
  console.error(
    `\nstartline: "${[command, ...args].join(' ')}" ${error === undefined ? `ended with ${status ?? 'a signal'}` : `did not start: ${error.message}`}. ${otherwise}`,
  )
  process.exit(1)
}
say('all checks passed')

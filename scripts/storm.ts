/** `npm run storm [ROUNDS] [FILE …]`: the property tests again and again, each round with a new seed (decision 0100). */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { basename } from 'node:path'
import { log } from './steps.ts'

const [rounds = '10', ...chosen] = process.argv.slice(2)
if (!/^[1-9]\d{0,3}$/u.test(rounds)) {
  console.error(
    `"${rounds}" is no number of rounds: give one from 1 to 9999, then files if not all.`,
  )
  process.exit(2)
}

const filesWith = (expression: string): string[] =>
  execFileSync('git', ['grep', '-lE', expression, '--', '*.ts'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '')

/** Tests that draw examples, or use a module that does; over HTTP they need a site, and have a fixed seed. */
function drawing(): string[] {
  const files = filesWith("from 'fast-check'")
  const modules = files.map((file) => basename(file)).filter((name) => !name.endsWith('.test.ts'))
  const users = filesWith(`from '.*/(${modules.join('|')})'`)
  return [...new Set([...files, ...users])].filter(
    (file) => file.endsWith('.test.ts') && !file.startsWith('test/http/'),
  )
}

const files = chosen.length > 0 ? chosen : drawing()
const failed: number[] = []
for (let round = 1; round <= Number(rounds); round += 1) {
  const asked = round === 1 ? process.env['SEED'] : undefined
  const seed = Number(asked ?? randomInt(2 ** 31))
  log(`round ${round} of ${rounds}: SEED=${seed}`)
  const { status } = spawnSync(
    'vitest',
    ['run', '--config', 'test/vitest.config.ts', '--root', '.', '--reporter', 'dot', ...files],
    { stdio: 'inherit', env: { ...process.env, SEED: String(seed) } },
  )
  if (status !== 0) failed.push(seed)
}

for (const seed of failed) console.log(`failed: SEED=${seed} npm run storm 1`)
console.log(`${Number(rounds) - failed.length} of ${rounds} rounds passed`)
process.exit(failed.length === 0 ? 0 : 1)

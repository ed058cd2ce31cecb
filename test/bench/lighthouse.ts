import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { chromiumFlags, provideChromium } from '../support/chromium.ts'
import type { BenchResult } from './report.ts'
import { median } from './statistics.ts'

const lighthouseFolder = 'tools/lighthouse'
const pages = { home: '/', calendar: '/calendar', event: '/event/berlin-marathon' } as const
const wanted = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const report = v.object({
  categories: v.object({
    performance: v.object({ score: v.number() }),
    accessibility: v.object({ score: v.number() }),
    'best-practices': v.object({ score: v.number() }),
    seo: v.object({ score: v.number() }),
  }),
})

/** One run of the phone preset; writes `<file>.report.json` and `.html`. Scores of 0 to 100. */
function audit(url: string, file: string, env: Record<string, string>) {
  const { status, stderr } = spawnSync(
    'node',
    [
      `${lighthouseFolder}/node_modules/lighthouse/cli/index.js`,
      url,
      '--quiet',
      '--output=json',
      '--output=html',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
    ],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  )
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}\n${stderr}`)
  const found = v.parse(report, JSON.parse(readFileSync(`${file}.report.json`, 'utf8'))).categories
  return categories.map((name) => Math.round(found[name].score * 100))
}

/** Lighthouse's phone preset; the reports stay in test-results/lighthouse. */
export async function benchLighthouse(url: string, rounds: number): Promise<BenchResult> {
  if (!existsSync(`${lighthouseFolder}/node_modules/lighthouse`))
    execFileSync('npm', ['ci', '--loglevel=error'], { cwd: lighthouseFolder, stdio: 'inherit' })
  const env = await provideChromium()
  mkdirSync('test-results/lighthouse', { recursive: true })
  const figures: BenchResult['figures'] = {}
  const goals: BenchResult['goals'] = []
  for (const [name, path] of Object.entries(pages)) {
    const runs = Array.from({ length: rounds }, () =>
      audit(url + path, `test-results/lighthouse/${name}`, env),
    )
    const scores = categories.map((_category, at) => median(runs.map((run) => run[at] ?? 0)))
    figures[name] = Object.fromEntries(categories.map((each, at) => [each, scores[at] ?? 0]))
    for (const [at, category] of categories.entries()) {
      goals.push({
        what: `${name}: ${category}`,
        measured: scores[at] ?? 0,
        bound: 'least',
        goal: wanted[category],
        unit: '',
      })
    }
  }
  return {
    title: 'Lighthouse, phone preset',
    note: 'The middle of several runs; the last report of each page is in test-results/lighthouse.',
    figures,
    goals,
  }
}

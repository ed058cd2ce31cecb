import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium, unneededFlags } from '../support/chromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // Generous, because a machine that does other things too is slow; what must be fast is held by the bench.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 0,
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? '../../test-results/e2e.json' }],
  ],
  use: {
    baseURL: process.env['STARTLINE_URL'] ?? 'http://127.0.0.1:8787',
    locale: 'en-GB',
    // Shorter than a test may last, so that what hangs is named.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: chromiumFlags,
      ignoreDefaultArgs: unneededFlags(),
    },
  },
})

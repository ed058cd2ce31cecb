import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Flags that keep a headless Chromium off the network and running as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium to test in: $CHROME_PATH, Playwright's own, or the system's; null where there is none. */
export function findChromium(): string | null {
  const candidates = [
    process.env['CHROME_PATH'] ?? '',
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null
}

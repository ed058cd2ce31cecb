import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { chromiumFlags, provideChromium } from '../support/chromium.ts'

/** A Chromium for measuring; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { CHROME_PATH = '', ...env } = await provideChromium()
  return await chromium.launch({
    executablePath: CHROME_PATH,
    args: chromiumFlags,
    env: { ...process.env, ...env },
  })
}

/** Lighthouse's phone: a mid-range device, a slow 4G connection, a processor a quarter as fast as this one. */
const phone = {
  width: 412,
  height: 823,
  scale: 1.75,
  latencyMs: 150,
  bitsPerSecond: 1_638_400,
  slowdown: 4,
}

/** Opens an empty page in a new profile on Lighthouse's phone. */
export async function phonePage(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: phone.width, height: phone.height },
    deviceScaleFactor: phone.scale,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: phone.bitsPerSecond / 8,
    uploadThroughput: phone.bitsPerSecond / 16,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown })
  return { context, page }
}

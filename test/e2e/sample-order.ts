import { expect, type Page } from '@playwright/test'

const person: [label: string, value: string][] = [
  ['First name', 'Ada'],
  ['Last name', 'Kim'],
  ['Day', '3'],
  ['Month', '2'],
  ['Year', '1990'],
  ['Email address', 'ada@example.org'],
]

/**
 * Takes a free place of the sample (test/support/sale-site.ts) in the page, with or without scripts.
 * @returns the path of its ticket's page; the page shows the order
 */
export async function orderSample(
  page: Page,
  { url, permalink }: { url: string; permalink: string },
): Promise<string> {
  const go = async (name: string) =>
    await page.locator('main').getByRole('button', { name, exact: true }).click()
  await page.goto(`${url}/event/${permalink}`)
  await page.locator('.panel').getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Places, Sample walk, free').fill('1')
  await go('Who takes part')
  for (const [label, value] of person) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await page.getByLabel('I accept the waiver for this person').check()
  await go('Extras')
  await go('Review')
  await go('Sign up')
  const link = page.getByRole('link', { name: 'Open the ticket' })
  await expect(link).toBeVisible()
  return (await link.getAttribute('href')) ?? ''
}

import { expect, test, type Page } from '@playwright/test'
import { serveSample } from '../support/sale-site.ts'
import { axeFindings, wcagIn } from './axe.ts'
import { keyboardOf } from './keyboard.ts'

let site: Awaited<ReturnType<typeof serveSample>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveSample()
})
test.afterAll(async () => await site.stop())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true })

/** Findings of axe in the content of the step with this heading. */
async function findingsOf(page: Page, step: string): Promise<string[]> {
  await expect(heading(page, step)).toBeVisible()
  return await axeFindings(page, { within: 'main', ...wcagIn('en') })
}

const born: [label: string, value: string][] = [
  ['Day', '3'],
  ['Month', '2'],
  ['Year', '1990'],
]

test('a guest takes a place with the keyboard alone, from the event to the order that is paid with the test card', async ({
  page,
}) => {
  const keys = keyboardOf(page)
  await page.goto(`${site.url}/event/${site.permalink}`)
  const way = page.locator('.panel').getByRole('link', { name: 'Sign up' })
  await keys.tabTo(way)
  await keys.press('Enter')

  expect(await findingsOf(page, 'Choose your races')).toEqual([])
  await keys.tabTo(page.getByLabel('Places, Sample half marathon'))
  await keys.type('1')
  await keys.press('Enter')

  expect(await findingsOf(page, 'Who takes part')).toEqual([])
  await expect(page.getByRole('timer')).toContainText('Minutes left: 15')
  await keys.tabTo(page.getByLabel('First name'))
  await keys.press('Enter')
  const outcome = page.locator('#outcome')
  await expect(outcome).toBeVisible()
  expect(await findingsOf(page, 'Who takes part')).toEqual([])
  for (const [label, value] of [['First name', 'Ada'], ['Last name', 'Kim'], ...born] as const) {
    await keys.tabTo(page.getByLabel(label, { exact: true }))
    await keys.type(value)
  }
  // The second question appears below the answer that it depends on.
  await expect(page.getByText('Which of them?')).toBeHidden()
  await keys.tabTo(page.getByRole('radio', { name: 'Yes' }))
  await keys.press('Space')
  await keys.tabTo(page.getByRole('radio', { name: 'With a guide' }))
  await keys.press('ArrowDown')
  await keys.tabTo(page.getByLabel('I accept the waiver for this person'))
  await keys.press('Space')
  await keys.tabTo(page.getByLabel('Email address'))
  await keys.type('ada@example.org')
  await keys.press('Enter')

  expect(await findingsOf(page, 'Extras')).toEqual([])
  await keys.tabTo(page.getByRole('radio', { name: 'None' }))
  await keys.press('ArrowDown')
  await keys.tabTo(page.getByRole('spinbutton', { name: 'Sample pasta meal' }))
  await keys.type('2')
  await keys.press('Enter')

  expect(await findingsOf(page, 'Review')).toEqual([])
  await expect(page.locator('main')).toContainText('Ada Kim')
  await expect(page.locator('main')).toContainText('2 × Sample pasta meal')
  await keys.tabTo(page.locator('.co-m').getByRole('link', { name: 'Pay', exact: true }).last())
  await keys.press('Enter')

  expect(await findingsOf(page, 'Pay')).toEqual([])
  await keys.tabTo(page.getByRole('radio', { name: 'The payment succeeds' }))
  await keys.tabTo(button(page, 'Order and pay €66'))
  await keys.press('Enter')

  expect(await findingsOf(page, 'You are signed up')).toEqual([])
  await expect(page.locator('main')).toContainText('Receipt 2026-1')
  // The page can be shown again, and pays nothing twice.
  await page.reload()
  await expect(heading(page, 'You are signed up')).toBeVisible()

  // The amount stands at the end of the line before it is chosen, and the button repeats it.
  await keys.tabTo(page.locator('.co-up summary'))
  await expect(page.locator('.co-up summary')).toContainText('+€61')
  await keys.press('Enter')
  await keys.tabTo(button(page, 'Give up the place and get €61 back'))
  expect(await findingsOf(page, 'You are signed up')).toEqual([])
  await keys.press('Enter')
  expect(await findingsOf(page, 'The places of this order were given up.')).toEqual([])
  await expect(page.locator('main')).toContainText('On its way back to you: €61')
})

test('the bar of the hold counts before React comes, and neither it nor its buttons empty what is typed', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(`${site.url}/event/${site.permalink}`)
  await page.locator('.panel').getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Places, Sample half marathon').fill('1')
  await button(page, 'Who takes part').click()
  await expect(heading(page, 'Who takes part')).toBeVisible()

  // The language of the page changes, and the order stays.
  const served = await (await page.request.get(page.url())).text()
  const german = /href="([^"]*locale=de)"/u.exec(served)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const order = new URL(page.url()).searchParams.get('order') ?? ''
  expect(new URL(german, site.url).searchParams.get('order')).toBe(order)
  expect(new URL(german, site.url).searchParams.get('step')).toBe('people')

  await page.clock.install()
  await page.reload()
  const [given, family] = [page.getByLabel('First name'), page.getByLabel('Last name')]
  const [extend, again] = [
    button(page, 'Hold for 15 more minutes'),
    button(page, 'Hold the places again'),
  ]
  const bar = page.getByRole('timer')
  await expect(bar).toContainText('Minutes left: 15')
  await page.clock.runFor(2_000)
  await page.clock.fastForward(66_000)
  await expect(bar).toContainText('Minutes left: 14')
  await given.click()
  await page.keyboard.type('Katharina', { delay: 30 })
  await page.keyboard.press('Tab')
  await page.keyboard.type('Berg', { delay: 30 })
  // React's handlers are on the page's elements once it has taken them over.
  await expect
    .poll(
      async () =>
        await family.evaluate((field) =>
          Object.keys(field).some((key) => key.startsWith('__reactProps')),
        ),
    )
    .toBe(true)
  await expect(given).toHaveValue('Katharina')
  await expect(family).toHaveValue('Berg')
  await expect(bar).toContainText('Minutes left: 14')
  await expect(extend).toBeHidden()

  await page.clock.fastForward(5 * 60_000)
  await extend.click()
  await expect(extend).toBeHidden()
  await expect(given).toHaveValue('Katharina')

  await family.fill('Bergmann')
  await page.clock.runFor(2_000)
  await page.clock.fastForward(16 * 60_000)
  await expect(extend).toBeHidden()
  await again.click()
  await expect(again).toBeHidden()
  await expect(family).toHaveValue('Bergmann')

  // The Enter key sends the step.
  await family.press('Enter')
  await expect(page.locator('#outcome')).toBeVisible()
  expect(errors).toEqual([])
})

test('the data layer has the steps of a checkout with consent alone, and never the address of an order', async ({
  page,
}) => {
  const layer = async () => await page.evaluate(() => window.dataLayer ?? [])
  await page.goto(`${site.url}/event/${site.permalink}`)
  await page.locator('.panel').getByRole('link', { name: 'Sign up' }).click()
  await expect(heading(page, 'Choose your races')).toBeVisible()
  expect(await layer()).toEqual([])
  await page.context().addCookies([{ name: 'consent', value: '1.s', url: site.url }])
  await page.reload()
  const { permalink } = site
  await expect.poll(layer).toContainEqual({ event: 'checkout_start', permalink })
  await page.getByLabel('Places, Sample walk, free').fill('1')
  await button(page, 'Who takes part').click()
  await expect(heading(page, 'Who takes part')).toBeVisible()
  await expect.poll(layer).toContainEqual({ event: 'checkout_step', permalink, step: 'people' })
  const order = new URL(page.url()).searchParams.get('order') ?? ''
  expect(order).not.toBe('')
  expect(JSON.stringify(await layer())).not.toContain(order)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts a free place is taken, in the review', async ({ page }) => {
    await page.goto(`${site.url}/event/${site.permalink}`)
    await page.locator('.panel').getByRole('link', { name: 'Sign up' }).click()
    await page.getByLabel('Places, Sample walk, free').fill('1')
    await button(page, 'Who takes part').click()
    for (const [label, value] of [
      ['First name', 'Bo'],
      ['Last name', 'Lind'],
      ...born,
      ['Email address', 'bo@example.org'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('radio', { name: 'No', exact: true }).check()
    await page.getByLabel('I accept the waiver for this person').check()
    await button(page, 'Extras').click()
    await button(page, 'Review').click()
    await button(page, 'Sign up').click()
    await expect(heading(page, 'You are signed up')).toBeVisible()
    await expect(page.locator('main')).toContainText('Bo Lind')
  })
})

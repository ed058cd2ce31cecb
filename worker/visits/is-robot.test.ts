import { expect, test } from 'vitest'
import { isRobot } from './is-robot.ts'

const agents = (agent: string, more: Record<string, string> = {}) =>
  isRobot(new Headers({ 'user-agent': agent, ...more }))

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'

test.each([safari, chrome, firefox])('a browser is no robot: %s', (agent) => {
  expect(agents(agent)).toBe(false)
})

test.each([
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23 LinkPreview',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
  'curl/8.5.0',
  'python-requests/2.32.3',
])('a robot: %s', (agent) => {
  expect(agents(agent)).toBe(true)
})

test('a page that a browser fetches in advance is not seen yet', () => {
  expect(agents(chrome, { 'sec-purpose': 'prefetch;prerender' })).toBe(true)
})

import { expect, test } from 'vitest'
import { refuseMethod } from './refuse-method.ts'

const url = 'https://startline.example/'

test('a method other than GET and HEAD is 405 with Allow, after the body has been read', async () => {
  const request = new Request(url, { method: 'POST', body: 'a=b' })
  const response = await refuseMethod(request)
  expect(response?.status).toBe(405)
  expect(response?.headers.get('allow')).toBe('GET, HEAD')
  expect(request.bodyUsed).toBe(true)
})

test.each(['GET', 'HEAD'])('%s is not refused', async (method) => {
  expect(await refuseMethod(new Request(url, { method }))).toBeNull()
})

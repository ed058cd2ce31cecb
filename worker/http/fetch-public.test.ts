import type { RequestListener, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { serveLoopback } from '../../test/support/loopback.ts'
import { fetchPublic, refusalOfUrl } from './fetch-public.ts'

const options = { purpose: 'a test', maxBytes: 65_536, types: ['text/calendar'] }

/** The refusal of a fetch of `path` from a loopback server, which alone is exempt from the check; null on success. */
async function outcome(listener: RequestListener, path = '/'): Promise<string | null> {
  const source = await serveLoopback(listener)
  const refusalOf = (url: URL) => (url.origin === source.url ? null : refusalOfUrl(url))
  try {
    await fetchPublic(source.url + path, { ...options, refusalOf })
    return null
  } catch (error) {
    return String(Object(error)['field'])
  } finally {
    await source.stop()
  }
}

const send = (response: ServerResponse, status: number, headers: Record<string, string>) =>
  response.writeHead(status, headers).end()

const refusal = async (address: string, more = {}) =>
  await fetchPublic(address, { ...options, ...more }).then(
    () => null,
    (error: unknown) => String(Object(error)['field']),
  )

test.each([
  ['', 'address'],
  ['races.ics', 'address'],
  ['file:///etc/passwd', 'address'],
  ['ftp://example.org/', 'address'],
  ['javascript:alert(1)', 'address'],
  ['data:text/calendar,x', 'address'],
  ['https://user@example.org/', 'address'],
  ['https://:pass@example.org/', 'address'],
  ['http://example.org:8080/', 'address-port'],
  ['http://example.org:22/', 'address-port'],
  ['http://127.0.0.1/', 'address-private'],
  ['http://[::ffff:10.0.0.1]/', 'address-private'],
  ['http://169.254.169.254/latest/meta-data/', 'address-private'],
])('%s is refused: %s', async (address, reason) => {
  expect(await refusal(address)).toBe(reason)
})

test('a server on loopback is not asked', async () => {
  let requests = 0
  const source = await serveLoopback((_request, response) => {
    requests += 1
    response.end('x')
  })
  expect(await refusal(source.url)).toBe('address-port')
  await source.stop()
  expect(requests).toBe(0)
})

test('a document is read with its type and user agent', async () => {
  const source = await serveLoopback((request, response) => {
    response.setHeader('content-type', 'Text/Calendar; charset=utf-8')
    response.end(request.headers['user-agent'])
  })
  const document = await fetchPublic(source.url, { ...options, refusalOf: () => null })
  await source.stop()
  expect(new TextDecoder().decode(document.bytes)).toBe('Startline (a test)')
  expect(document.type).toBe('text/calendar')
})

test('three redirects are followed, a fourth is not', async () => {
  const hops: Record<string, string> = { '/a': '/b', '/b': '/c', '/c': '/d', '/z': '/a' }
  const listener: RequestListener = ({ url = '' }, response) => {
    const location = hops[url]
    if (location === undefined) response.end('here')
    else send(response, 302, { location })
  }
  expect(await outcome(listener, '/a')).toBeNull()
  expect(await outcome(listener, '/z')).toBe('redirects')
})

test.each([
  ['http://127.0.0.1/', 'address-private'],
  ['http://[::1]/', 'address-private'],
  ['//metadata.google.internal/', 'address-private'],
  ['http://0x7f000001/', 'address-private'],
  ['http://2130706433:80/', 'address-private'],
  ['https://example.org:8443/', 'address-port'],
  ['file:///etc/passwd', 'address'],
  ['https://', 'address'],
])('a redirect to %s is refused: %s', async (location, reason) => {
  expect(await outcome((_request, response) => send(response, 302, { location }))).toBe(reason)
})

test('a redirect to another server on loopback does not reach it', async () => {
  let requests = 0
  const inner = await serveLoopback((_request, response) => {
    requests += 1
    response.end('secret')
  })
  const location = `${inner.url}/`
  expect(await outcome((_request, response) => send(response, 307, { location }))).not.toBeNull()
  await inner.stop()
  expect(requests).toBe(0)
})

test('a name that resolves to a private address is refused', async () => {
  const resolve = (addresses: string[]) => () => Promise.resolve(addresses)
  const to = async (...addresses: string[]) =>
    await refusal('https://races.example.org/', { resolve: resolve(addresses) })
  expect(await to('127.0.0.1')).toBe('address-private')
  expect(await to('93.184.216.34', '::1')).toBe('address-private')
  expect(await to()).toBe('unreachable')
})

test.each([
  [404, 'text/calendar', 'response'],
  [304, 'text/calendar', 'response'],
  [500, 'text/calendar', 'response'],
  [200, 'image/png', 'content-type'],
  [200, 'text/html', 'content-type'],
])('a response with status %d and type %s is refused: %s', async (status, type, reason) => {
  expect(
    await outcome((_request, response) => send(response, status, { 'content-type': type })),
  ).toBe(reason)
})

test('a body of the largest size is read; a larger, an endless and an inflated one are refused', async () => {
  const of = async (bytes: number) =>
    await outcome((_request, response) => response.end('x'.repeat(bytes)))
  expect(await of(65_536)).toBeNull()
  expect(await of(65_537)).toBe('too-large')
  const endless = outcome((_request, response) => {
    const more = setInterval(() => response.write('x'.repeat(10_000)), 1)
    response.on('close', () => clearInterval(more))
  })
  expect(await endless).toBe('too-large')
  const bomb = gzipSync(Buffer.alloc(5_000_000))
  const inflated = outcome((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  )
  expect(await inflated).toBe('too-large')
})

test('a host that sends nothing, stops in the middle or redirects for ever times out after 10 seconds', async () => {
  // A hundredth of the time that is asked for.
  const signalAfter = AbortSignal.timeout.bind(AbortSignal)
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((milliseconds) => signalAfter(milliseconds / 100))
  expect(await outcome(() => {})).toBe('timeout')
  expect(await outcome((_request, response) => response.write('BEGIN'))).toBe('timeout')
  expect(timeout.mock.calls).toEqual([[10_000], [10_000]])
  timeout.mockRestore()
})

test('a host that closes the connection is unreachable', async () => {
  expect(await outcome((request) => request.socket.destroy())).toBe('unreachable')
})

import type { RequestListener, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { serveLoopback } from '../../test/support/loopback.ts'
import { fetchDocument, RefusedDocument } from './fetch-document.ts'
import { isSafeSource } from '../settings/safe-source.ts'

/** Serves for as long as one fetch of `/` takes. */
async function fetched(listener: RequestListener, path = '/'): Promise<string> {
  const source = await serveLoopback(listener)
  try {
    return await fetchDocument(source.url + path, 'a test', 65_536)
  } finally {
    await source.stop()
  }
}

const send = (response: ServerResponse, status: number, headers: Record<string, string>) =>
  response.writeHead(status, headers).end()

test('a character that is split across two chunks is decoded', async () => {
  const euro = Buffer.from('€')
  const text = await fetched((_request, response) => {
    response.write(euro.subarray(0, 1))
    setTimeout(() => response.end(euro.subarray(1)), 20)
  })
  expect(text).toBe('€')
})

test('a request carries a user agent with its purpose', async () => {
  const agent = await fetched((request, response) => response.end(request.headers['user-agent']))
  expect(agent).toBe('Startline (a test)')
})

test('a document of the largest size is read, one of a byte more or without end is refused', async () => {
  const of = async (bytes: number) =>
    await fetched((_request, response) => response.end('x'.repeat(bytes)))
  expect(await of(65_536)).toHaveLength(65_536)
  await expect(of(65_537)).rejects.toThrow(RefusedDocument)
  const endless = fetched((_request, response) => {
    const more = setInterval(() => response.write('x'.repeat(10_000)), 1)
    response.on('close', () => clearInterval(more))
  })
  await expect(endless).rejects.toThrow('larger than 65536')
})

test.each([204, 304, 404, 429, 500, 503])(
  'a response with status %d is refused',
  async (status) => {
    await expect(fetched((_request, response) => send(response, status, {}))).rejects.toThrow(
      `answers ${status}`,
    )
  },
)

test('a source that sends nothing, or never ends, times out after 5 seconds', async () => {
  // A hundredth of the time that is asked for.
  const signalAfter = AbortSignal.timeout.bind(AbortSignal)
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((milliseconds) => signalAfter(milliseconds / 100))
  const silent = fetched(() => {})
  const endless = fetched((_request, response) => response.write('<Cube'))
  await expect(silent).rejects.toThrow(/timeout/u)
  await expect(endless).rejects.toThrow(/timeout/u)
  expect(timeout.mock.calls).toEqual([[5000], [5000]])
  timeout.mockRestore()
})

test('redirects on the same host are followed twice, not three times', async () => {
  const hops: Record<string, string> = { '/a': '/b', '/b': '/c', '/z': '/a' }
  const listener: RequestListener = ({ url = '' }, response) => {
    const location = hops[url]
    if (location === undefined) response.end('here')
    else send(response, 302, { location })
  }
  expect(await fetched(listener, '/a')).toBe('here')
  await expect(fetched(listener, '/z')).rejects.toThrow('more than 2 times')
})

test('a redirect to another host is not followed', async () => {
  let requests = 0
  const other = await serveLoopback((_request, response) => {
    requests += 1
    response.end('there')
  })
  const to = async (location: string) =>
    await fetched((_request, response) => send(response, 301, { location }))
  await expect(to(`${other.url}/`)).rejects.toThrow('another host')
  await expect(to('https://example.org/')).rejects.toThrow('another host')
  await expect(to('//example.org/')).rejects.toThrow('another host')
  await expect(to('https://')).rejects.toThrow('another host')
  await other.stop()
  expect(requests).toBe(0)
})

test('a source is safe over HTTPS or on loopback, and unsafe otherwise', () => {
  const addresses = [
    'https://www.ecb.europa.eu/x.xml',
    'http://127.0.0.1:8080/x',
    'http://localhost/x',
    'http://[::1]:1/x',
  ]
  expect(addresses.filter(isSafeSource)).toEqual(addresses)
  const unsafe = [
    '',
    'x',
    'http://www.ecb.europa.eu/x.xml',
    'http://localhost.example/',
    'http://127.0.0.1.example/',
    'file:///etc/passwd',
    'data:text/xml,x',
  ]
  expect(unsafe.filter(isSafeSource)).toEqual([])
})

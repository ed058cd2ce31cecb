import { expect, test } from 'vitest'
import { drainBody, drainMaxBytes } from './drain-body.ts'
import { readBody } from './read-body.ts'

const most = 1000

/** A request with a streamed body, and a count of the parts that were read. */
function streamed(parts: number, size: number, headers: Record<string, string> = {}) {
  const taken = { parts: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken.parts === parts) return controller.close()
        taken.parts += 1
        return controller.enqueue(new Uint8Array(size).fill(taken.parts))
      },
      cancel() {
        taken.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  // Node requires `duplex` for a streamed body.
  const init = { method: 'PUT', body, headers, duplex: 'half' }
  return { request: new Request('http://localhost', init), taken }
}

test('the parts of a body are joined in order, and a missing body is empty', async () => {
  const { request } = streamed(3, 2)
  expect([...(await readBody(request, most))]).toEqual([1, 1, 2, 2, 3, 3])
  expect((await readBody(new Request('http://localhost', { method: 'PUT' }), most)).length).toBe(0)
})

test('a body of the largest size is read, one of a byte more is refused', async () => {
  expect((await readBody(streamed(10, 100).request, most)).length).toBe(most)
  const { request } = streamed(11, 91)
  await expect(readBody(request, most)).rejects.toThrow('image-too-large')
})

test('reading an endless body stops as soon as it is too long, and draining it ends', async () => {
  const { request, taken } = streamed(Infinity, 300)
  await expect(readBody(request, most)).rejects.toThrow('image-too-large')
  expect(taken).toEqual({ parts: 4, cancelled: false })
  await drainBody(request)
  expect(taken).toEqual({ parts: 4 + Math.floor(drainMaxBytes.chunked / 300) + 1, cancelled: true })
})

test('the rest of a body that is a little too long is drained to its end', async () => {
  const { request, taken } = streamed(10, 300)
  await expect(readBody(request, most, 'body-too-large')).rejects.toThrow('body-too-large')
  await drainBody(request)
  expect(taken).toEqual({ parts: 10, cancelled: false })
})

test('an unread body is drained up to the limit of its route', async () => {
  const stated = { 'content-length': '20000' }
  const read = []
  for (const limit of [1000, 50_000]) {
    const { request, taken } = streamed(20, 1000, stated)
    await drainBody(request, limit)
    read.push(taken)
  }
  expect(read).toEqual([
    { parts: 2, cancelled: true },
    { parts: 20, cancelled: false },
  ])
})

test('a content-length above the limit is refused unread, and one that is too small is not trusted', async () => {
  const honest = streamed(1, 10, { 'content-length': '1001' })
  await expect(readBody(honest.request, most)).rejects.toThrow('image-too-large')
  expect(honest.taken.parts).toBe(0)
  const { request } = streamed(20, 100, { 'content-length': '5' })
  await expect(readBody(request, most)).rejects.toThrow('image-too-large')
})

import { expect, test } from 'vitest'
import { drainBody } from './drain-body.ts'
import { readBody } from './read-body.ts'

const most = 1000

/** A request whose body comes in parts, and how many of them were taken. */
function sent(parts: number, size: number, headers: Record<string, string> = {}) {
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
  // Node wants to be told that it sends before it reads.
  const sending = { method: 'PUT', body, headers, duplex: 'half' }
  return { request: new Request('http://localhost', sending), taken }
}

test('a body is given whole, in its order', async () => {
  const { request } = sent(3, 2)
  expect([...(await readBody(request, most))]).toEqual([1, 1, 2, 2, 3, 3])
  expect((await readBody(new Request('http://localhost', { method: 'PUT' }), most)).length).toBe(0)
})

test('as many bytes as are allowed pass, and one more does not', async () => {
  expect((await readBody(sent(10, 100).request, most)).length).toBe(most)
  const { request } = sent(11, 91)
  await expect(readBody(request, most)).rejects.toThrow('image-too-large')
})

test('a body without an end is left as soon as it is too long, and draining it ends', async () => {
  const { request, taken } = sent(Infinity, 300)
  await expect(readBody(request, most)).rejects.toThrow('image-too-large')
  expect(taken).toEqual({ parts: 4, cancelled: false })
  await drainBody(request)
  expect(taken).toEqual({ parts: 4 + Math.floor(64_000 / 300) + 1, cancelled: true })
})

test('the rest of a body that is a little too long is drained to its end', async () => {
  const { request, taken } = sent(10, 300)
  await expect(readBody(request, most, 'body-too-large')).rejects.toThrow('body-too-large')
  await drainBody(request)
  expect(taken).toEqual({ parts: 10, cancelled: false })
})

test('a length that says too much is believed, and one that says too little is not', async () => {
  const honest = sent(1, 10, { 'content-length': '1001' })
  await expect(readBody(honest.request, most)).rejects.toThrow('image-too-large')
  expect(honest.taken.parts).toBe(0)
  const { request } = sent(20, 100, { 'content-length': '5' })
  await expect(readBody(request, most)).rejects.toThrow('image-too-large')
})

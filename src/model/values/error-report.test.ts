import { expect, test } from 'vitest'
import { envelopeEndpoint, envelopeOf, fingerprint, type ErrorReport } from './error-report.ts'

const report = (error: unknown, changes: Partial<ErrorReport> = {}): ErrorReport => ({
  error,
  id: 'a'.repeat(32),
  at: Date.UTC(2026, 10, 21, 9),
  side: 'worker',
  release: '1.2.3',
  path: '/event/oslo-marathon',
  requestId: 'abc-123',
  ...changes,
})

function eventOf(text: string) {
  const [head = '', item = '', event = '', ...more] = text.split('\n')
  expect(more).toEqual([])
  return { head: JSON.parse(head), item: JSON.parse(item), event: JSON.parse(event) }
}

test('the endpoint is derived from the DSN', () => {
  expect(envelopeEndpoint('https://key@o1.example/42')).toBe(
    'https://o1.example/api/42/envelope/?sentry_key=key&sentry_version=7&sentry_client=startline',
  )
  expect(envelopeEndpoint('http://key@localhost:8000/glitch/7')).toContain(
    'http://localhost:8000/glitch/api/7/envelope/',
  )
})

test.each(['', 'x', 'https://host/1', 'https://key@host/', 'https://key@host/x', 'ftp://k@h/1'])(
  '"%s" is no DSN',
  (dsn) => expect(envelopeEndpoint(dsn)).toBeNull(),
)

test('an envelope is three lines: head, item and event', () => {
  const { head, item, event } = eventOf(envelopeOf(report(new TypeError('x is not a function'))))
  expect(head).toEqual({ event_id: 'a'.repeat(32), sent_at: '2026-11-21T09:00:00.000Z' })
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    event_id: 'a'.repeat(32),
    timestamp: Date.UTC(2026, 10, 21, 9) / 1000,
    release: 'startline@1.2.3',
    transaction: '/event/oslo-marathon',
    tags: { side: 'worker', request_id: 'abc-123' },
    sdk: { settings: { infer_ip: 'never' } },
  })
  const [{ type, value, stacktrace }] = event.exception.values
  expect([type, value]).toEqual(['TypeError', 'x is not a function'])
  const own = stacktrace.frames.at(-1)
  expect(own.filename).toContain('error-report.test.ts')
  expect(own.lineno).toBeGreaterThan(1)
})

test('stacks of Chromium, workerd, Firefox and Safari are parsed', () => {
  const stacks = {
    chromium:
      'Error: x\n    at load (https://a.example/app.js?v=1:10:5)\n    at https://a.example/b.js:2:3',
    firefox: 'load@https://a.example/app.js?v=1:10:5\n@https://a.example/b.js:2:3',
  }
  for (const stack of Object.values(stacks)) {
    const error = Object.assign(new Error('x'), { stack })
    const [{ stacktrace }] = eventOf(envelopeOf(report(error))).event.exception.values
    expect(stacktrace.frames).toMatchObject([
      { filename: 'https://a.example/b.js', lineno: 2, colno: 3 },
      { function: 'load', filename: 'https://a.example/app.js', lineno: 10, colno: 5 },
    ])
  }
})

test('queries, email addresses and SQL parameters are removed', () => {
  const secret = 'ines@example.org'
  const failed = new Error(`Failed query: SELECT 1 WHERE a = ?\nparams: ${secret},Berlin`)
  const outer = new Error(`GET /api/search?search=${secret} by ${secret} failed`, { cause: failed })
  const text = envelopeOf(report(outer))
  expect(text).not.toMatch(/ines|Berlin/u)
  const values = eventOf(text).event.exception.values.map((each: { value: string }) => each.value)
  expect(values).toEqual([
    'Failed query: SELECT 1 WHERE a = ?\n[params]',
    'GET /api/search?[query] by [address] failed',
  ])
})

test('an envelope stays small for any thrown value', () => {
  const deep = (levels: number): Error =>
    new Error('x'.repeat(100_000), levels === 0 ? {} : { cause: deep(levels - 1) })
  const error = deep(20)
  error.stack = Array.from(
    { length: 5000 },
    (_, i) => `    at f${i} (https://a.example/${i}.js:1:1)`,
  ).join('\n')
  expect(envelopeOf(report(error, { path: `/${'y'.repeat(9999)}` })).length).toBeLessThan(16_000)
  for (const odd of [undefined, null, 0, 'text', { a: 1 }, Symbol('s'), [1]])
    expect(eventOf(envelopeOf(report(odd))).event.exception.values).toHaveLength(1)
})

test('equal errors have equal fingerprints, different errors different ones', () => {
  expect(fingerprint(new Error('a'))).toBe(fingerprint(new Error('a')))
  expect(fingerprint(new Error('a'))).not.toBe(fingerprint(new TypeError('a')))
  expect(fingerprint(new Error('b'.repeat(999))).length).toBe(100)
})

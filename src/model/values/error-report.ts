import { publicPath } from './public-path.ts'

/**
 * Error reports in the envelope format of Sentry and compatible services
 * (https://develop.sentry.dev/sdk/data-model/envelopes/), without personal data.
 */

export interface ErrorReport {
  error: unknown
  /** 32 hexadecimal digits. */
  id: string
  /** Milliseconds since 1970. */
  at: number
  side: 'browser' | 'worker'
  release: string
  /** Path of the page or request, without its query. */
  path: string
  requestId: string | null
}

const textLimit = 500
/** Characters that are searched, so that the regular expressions stay fast on long texts. */
const textRead = 2000
const stackRead = 10_000
const framesLimit = 30
const causesLimit = 3

/**
 * Endpoint for envelopes of a DSN (`https://key@host/path/project`); null if the DSN is invalid. The key in it is
 * public by design: it only permits sending.
 */
export function envelopeEndpoint(dsn: string): string | null {
  if (dsn === '') return null
  const url = URL.parse(dsn)
  const [, path, project] = /^(.*)\/(\d+)\/?$/u.exec(url?.pathname ?? '') ?? []
  if (url === null || project === undefined || url.username === '') return null
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  return `${url.origin}${path}/api/${project}/envelope/?sentry_key=${url.username}&sentry_version=7&sentry_client=startline`
}

/** An error's message without queries, email addresses and parameters of SQL statements. */
function scrub(text: string): string {
  return text
    .slice(0, textRead)
    .replace(/\bparams:[\s\S]*$/u, '[params]')
    .replace(/\?[^\s"')]+/gu, '?[query]')
    .replace(/[^\s@"'<>]{1,64}@[^\s@"'<>]+/giu, '[address]')
    .slice(0, textLimit)
}

const lines = [
  // The first is the format of Chromium and workerd, the second that of Firefox and Safari.
  /^\s*at (?:(.*?) \()?(\S+?):(\d+):(\d+)\)?$/u,
  /^(.*?)@(\S+?):(\d+):(\d+)$/u,
]

interface Frame {
  function: string
  filename: string
  lineno: number
  colno: number
}

function frameOf(line: string): Frame[] {
  for (const pattern of lines) {
    const [, name = '?', file = '', row, column] = pattern.exec(line) ?? []
    if (row === undefined) continue
    const filename = file.replace(/[?#].*$/u, '')
    return [{ function: name, filename, lineno: Number(row), colno: Number(column) }]
  }
  return []
}

function exceptionOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error, value: scrub(String(error)) }
  const frames = (error.stack ?? '')
    .slice(0, stackRead)
    .split('\n')
    .flatMap(frameOf)
    .slice(0, framesLimit)
  const value = { type: error.name.slice(0, textLimit), value: scrub(error.message) }
  // The service expects the innermost call last.
  return frames.length === 0 ? value : { ...value, stacktrace: { frames: frames.toReversed() } }
}

/** The error and its chain of causes, the innermost cause first. */
function exceptions(error: unknown): object[] {
  const chain = [error]
  for (let last = error; chain.length < causesLimit; chain.unshift(last)) {
    if (!(last instanceof Error) || last.cause === undefined) break
    last = last.cause
  }
  return chain.map(exceptionOf)
}

/** Text that identifies an error, so that a recurring one is reported once. */
export function fingerprint(error: unknown): string {
  const text =
    error instanceof Error ? `${error.name}: ${scrub(error.message)}` : scrub(String(error))
  return text.slice(0, 100)
}

/** Body of the request to the service; at most about 12 kB. */
export function envelopeOf(report: ErrorReport): string {
  const event = {
    event_id: report.id,
    timestamp: report.at / 1000,
    platform: report.side === 'browser' ? 'javascript' : 'node',
    level: 'error',
    release: `startline@${report.release}`,
    transaction: publicPath(report.path).slice(0, textLimit),
    tags: {
      side: report.side,
      ...(report.requestId === null ? {} : { request_id: report.requestId }),
    },
    exception: { values: exceptions(report.error) },
    // Otherwise the service stores the network address of the sender.
    sdk: { name: 'startline', version: report.release, settings: { infer_ip: 'never' } },
  }
  const head = { event_id: report.id, sent_at: new Date(report.at).toISOString() }
  return [head, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n')
}

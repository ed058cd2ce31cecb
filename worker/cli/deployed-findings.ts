import { connect } from 'node:tls'
import * as v from 'valibot'
import { healthParts, type Health } from '../health/read-health.ts'
import { partFindings } from './database-findings.ts'
import { look, miss, ok, type Finding } from './findings.ts'
import { ask, reasonOf } from './run-smoke.ts'
import { headerFaults, protectionCount, type SmokeAnswer } from './smoke-checks.ts'

const state = v.picklist(['ok', 'late', 'failed', 'off', 'unknown'])
const healthBody: v.GenericSchema<unknown, Health> = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    status: v.picklist(['ok', 'degraded', 'down']),
    version: v.string(),
    schema: v.nullable(v.string()),
    parts: v.object(v.entriesFromList(healthParts, state)),
  }),
)

/** Seconds by which two clocks may differ. */
const clockSeconds = 30
/** Days before the end of a certificate from which it is named. */
const certificateDays = 14

/** True for a site on this machine, such as that of `npm start`, whose outbox is meant. */
const isLocal = (origin: string): boolean =>
  /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/u.test(origin)

function clockFinding({ headers }: SmokeAnswer, origin: string, now: Date): Finding {
  const date = headers.get('date')
  if (date === null)
    return isLocal(origin) ? ok('clock', 'of this machine') : look('clock', 'the site has none')
  const seconds = Math.abs(Date.parse(date) - now.getTime()) / 1000
  return seconds <= clockSeconds
    ? ok('clock', 'as here')
    : look('clock', `${Math.round(seconds)} s away from the time here`)
}

function originFinding(home: SmokeAnswer, origin: string): Finding {
  const canonical = /rel="canonical" href="([^"]*)"/u.exec(home.body)?.[1] ?? ''
  return URL.parse(canonical)?.origin === origin
    ? ok('origin', 'links of pages name this address')
    : miss('origin', `links of pages name ${canonical || 'none'}`, 'set SITE_ORIGIN')
}

async function certificateFinding(origin: string, now: Date): Promise<Finding> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol === 'http:')
    return isLocal(origin)
      ? ok('tls', 'none on this machine')
      : miss('tls', 'the address is not https', 'docs/deploy.md#3-settings')
  const until = await new Promise<Date | null>((resolve) => {
    const socket = connect(
      { host: hostname, port: Number(port) || 443, servername: hostname, timeout: 10_000 },
      () => {
        resolve(new Date(socket.getPeerCertificate().valid_to))
        socket.destroy()
      },
    )
    socket.on('error', () => resolve(null))
    socket.on('timeout', () => resolve(null))
  })
  if (until === null)
    return miss('tls', 'no valid certificate', 'dashboard → SSL/TLS → Edge Certificates')
  const days = Math.floor((until.getTime() - now.getTime()) / 86_400_000)
  const text = `certificate until ${until.toISOString().slice(0, 10)}`
  return days < certificateDays ? look('tls', `${text}: ${days} days`) : ok('tls', text)
}

function versionFindings(
  { version, schema }: Health,
  here: { version: string; schema: string },
): Finding[] {
  return [
    version === here.version
      ? ok('version', `${version}, as this checkout`)
      : look('version', `${version} is deployed, ${here.version} is here`),
    schema === here.schema
      ? ok('schema', `${schema}, as this checkout`)
      : miss(
          'schema',
          `${schema ?? 'unknown'} is applied, ${here.schema} is here`,
          'npm run db:migrate:remote',
        ),
  ]
}

/**
 * Findings of a deployed site, as anyone can make them.
 * @param here version and newest migration of this checkout
 */
export async function deployedFindings(
  origin: string,
  here: { version: string; schema: string },
  now: () => Date,
): Promise<Finding[]> {
  const began = performance.now()
  let answer: SmokeAnswer
  try {
    answer = await ask(origin, '/health')
  } catch (error) {
    return [miss('answers', `/health ${reasonOf(error)}`, 'npx wrangler tail')]
  }
  const took = Math.round(performance.now() - began)
  const read = v.safeParse(healthBody, answer.body)
  if (!read.success)
    return [miss('answers', `/health ${answer.status}: not a site of ours`, 'npm run deploy')]
  const health = read.output
  const [home, csrf, devMail, certificate] = await Promise.all([
    ask(origin, '/'),
    ask(origin, '/api/auth/csrf'),
    ask(origin, '/dev/mail'),
    certificateFinding(origin, now()),
  ])
  const faults = headerFaults(home)
  return [
    health.status === 'down'
      ? miss(
          'answers',
          `/health ${answer.status}: the database does not answer`,
          'npx wrangler tail',
        )
      : ok('answers', `/health ${answer.status} in ${took} ms`),
    certificate,
    faults.length === 0
      ? ok('headers', `${protectionCount} of ${protectionCount}`)
      : miss('headers', `/ ${faults.join('; ')}`, 'npm run deploy'),
    originFinding(home, origin),
    clockFinding(answer, origin, now()),
    ...versionFindings(health, here),
    csrf.status === 200
      ? ok('secrets', 'accounts answer; not visible from outside, as it should')
      : miss(
          'secrets',
          `accounts answer ${csrf.status}: AUTH_SECRET or AUTH_PEPPER is missing or too short`,
          'openssl rand -base64 32 | npx wrangler secret put AUTH_SECRET',
        ),
    devMail.status === 200 && !isLocal(origin)
      ? miss('email', '/dev/mail is public: MAIL_TRANSPORT is outbox', 'docs/deploy.md#email')
      : ok('email', 'no public outbox'),
    ...partFindings(health.parts, !isLocal(origin)),
  ]
}

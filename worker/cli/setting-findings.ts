import { ConfigError, readSettings, settingNames, type Settings } from '../settings/env.ts'
import { look, miss, ok, type Finding } from './findings.ts'

/** Secrets that `npm start` writes to .dev.vars, and characters that each needs at least. */
const secrets = ['AUTH_SECRET', 'AUTH_PEPPER', 'TICKET_KEY']
const secretLength = 32
/** The binding of static files, and what wrangler adds. */
const further = ['ASSETS', ...secrets]
const needed = ['DB', 'KV']
const optional = { MEDIA: 'pictures', IMAGES: 'pictures' }

const settingsPage = 'docs/deploy.md#3-settings'

function secretFindings(env: Record<string, unknown>): Finding[] {
  const lacking = secrets.flatMap((name) => {
    const value = env[name]
    if (typeof value !== 'string' || value === '')
      return [miss('secrets', `${name} is missing`, 'npm start')]
    return value.length < secretLength
      ? [
          miss(
            'secrets',
            `${name} has ${value.length} characters, needs ${secretLength}`,
            'remove its line from .dev.vars, then: npm start',
          ),
        ]
      : []
  })
  return lacking.length > 0 ? lacking : [ok('secrets', `${secrets.length}, long enough`)]
}

function bindingFindings(env: Record<string, unknown>): Finding[] {
  const missing = needed.filter((name) => env[name] === undefined)
  const off = Object.entries(optional).filter(([name]) => env[name] === undefined)
  const limits = settingNames.filter((name) => name.endsWith('_LIMIT'))
  const unlimited = limits.filter((name) => env[name] === undefined)
  const found = [
    ...missing.map((name) =>
      miss('bindings', `${name} is missing`, `add ${name} to wrangler.toml (${settingsPage})`),
    ),
    ...off.map(([name, use]) => look('bindings', `${name} is missing: no ${use}`)),
    ...(unlimited.length === 0
      ? []
      : [look('bindings', `no limit of requests: ${unlimited.join(', ')}`)]),
  ]
  return found.length > 0
    ? found
    : [ok('bindings', `D1, KV, R2, Images and ${limits.length} limits of requests`)]
}

/** Names of settings in the environment that nothing reads: most often a misspelt one. */
function unknownNames(env: Record<string, unknown>): string[] {
  const known = new Set<string>([...settingNames, ...further])
  return Object.keys(env).filter((name) => !known.has(name))
}

function mailFinding({ MAIL_TRANSPORT, MAIL_FROM, SITE_ORIGIN }: Settings): Finding {
  if (MAIL_TRANSPORT === '')
    return look('email', 'no MAIL_TRANSPORT: all email stays in the queue', 'docs/deploy.md#email')
  if (MAIL_TRANSPORT === 'outbox')
    return SITE_ORIGIN === ''
      ? ok('email', 'kept here, to be read at /dev/mail')
      : miss(
          'email',
          'MAIL_TRANSPORT is outbox, which sends nothing, where SITE_ORIGIN is set',
          'docs/deploy.md#email',
        )
  const lacking = [
    ...(MAIL_FROM === '' ? ['MAIL_FROM'] : []),
    ...(SITE_ORIGIN === '' ? ['SITE_ORIGIN'] : []),
  ]
  return lacking.length === 0
    ? ok('email', `by ${MAIL_TRANSPORT}`)
    : miss('email', `${MAIL_TRANSPORT} needs ${lacking.join(' and ')}`, 'docs/deploy.md#email')
}

function clockFinding({ FIXED_NOW, SITE_ORIGIN }: Settings): Finding {
  if (FIXED_NOW === undefined) return ok('clock', 'of this machine')
  const text = `FIXED_NOW stops it at ${FIXED_NOW}`
  return SITE_ORIGIN === '' ? look('clock', text) : miss('clock', text, 'unset FIXED_NOW')
}

const paymentFinding = ({ PAYMENT_METHODS }: Settings): Finding =>
  PAYMENT_METHODS.length === 0
    ? look('payments', 'no PAYMENT_METHODS: no place can be ordered', 'docs/money.md')
    : ok('payments', PAYMENT_METHODS.join(', '))

/**
 * Findings of the settings alone: those of wrangler.toml, .dev.vars and the environment. Secrets are never printed.
 * @returns the settings too, if they can be read
 */
export function settingFindings(env: Record<string, unknown>): {
  settings: Settings | null
  findings: Finding[]
} {
  const unknown = unknownNames(env)
  const read = [...bindingFindings(env), ...secretFindings(env)]
  try {
    const settings = readSettings(env)
    const findings = [
      unknown.length === 0
        ? ok('settings', `${Object.keys(env).length} read, none unknown`)
        : look('settings', `unknown, read by nothing: ${unknown.join(', ')}`, settingsPage),
      ...read,
      mailFinding(settings),
      clockFinding(settings),
      paymentFinding(settings),
    ]
    return { settings, findings }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { settings: null, findings: [miss('settings', error.message, settingsPage), ...read] }
  }
}

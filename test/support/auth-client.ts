import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const own = 'tools/auth-client'

/** What a page uses of next-auth's client. */
export interface AuthClient {
  getProviders(): Promise<Record<string, { id: string; type: string; callbackUrl: string }> | null>
  getCsrfToken(): Promise<string>
  getSession(): Promise<unknown>
  signIn(
    provider: string,
    options: Record<string, unknown>,
  ): Promise<{ error?: string; status: number; ok: boolean; url: string | null } | undefined>
  signOut(options: Record<string, unknown>): Promise<unknown>
}

const verbs = ['getProviders', 'getCsrfToken', 'getSession', 'signIn', 'signOut'] as const

function isAuthClient(module: unknown): module is AuthClient {
  return verbs.every((verb) => typeof Reflect.get(Object(module), verb) === 'function')
}

/**
 * The client of next-auth as it is published, installed when it is first needed.
 * @throws Error where it is not what it was
 */
export async function provideAuthClient(): Promise<AuthClient> {
  const file = join(own, 'node_modules/next-auth/react.js')
  if (!existsSync(file))
    execFileSync('npm', ['ci', '--loglevel=error'], { cwd: own, stdio: 'inherit' })
  const module: unknown = await import(pathToFileURL(join(process.cwd(), file)).href)
  if (!isAuthClient(module)) throw new Error(`${file} is not what it was.`)
  return module
}

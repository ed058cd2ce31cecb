import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const clientFolder = 'tools/auth-client'

/** The part of next-auth's client that a page uses. */
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
 * The client of next-auth as published, installed on first use.
 * @throws Error when it lacks an expected function
 */
export async function provideAuthClient(): Promise<AuthClient> {
  const file = join(clientFolder, 'node_modules/next-auth/react.js')
  if (!existsSync(file))
    execFileSync('npm', ['ci', '--loglevel=error'], { cwd: clientFolder, stdio: 'inherit' })
  const module: unknown = await import(pathToFileURL(join(process.cwd(), file)).href)
  if (!isAuthClient(module))
    throw new Error(
      `${file} lacks one of ${verbs.join(', ')}: adapt AuthClient to its new version.`,
    )
  return module
}

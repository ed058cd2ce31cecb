import { hashPassword } from '../../worker/auth/password.ts'
import { emailKey, usernameKey } from '../../worker/domain/identity-keys/identity-keys.ts'
import { serveBuilt } from './built-site.ts'
import { newState } from './local-state.ts'
import { goodPassword } from './members.ts'
import { testNow, testSecrets } from './site.ts'

/** Username of the moderator, whose password is `goodPassword`. */
export const moderator = 'moderator'

/** The built site over the demo catalogue with a moderator, a role that no form gives. Its clock moves when it is served anew. */
export async function serveModerated() {
  const state = newState('catalogue')
  const hash = await hashPassword(goodPassword, testSecrets.AUTH_PEPPER)
  const email = `${moderator}@example.org`
  state.sqlite((db) =>
    db
      .prepare(
        `INSERT INTO member (username, username_key, email, email_key, first_name, last_name, role, password_hash, locale,
          created_at, updated_at, confirmed_at) VALUES (?, ?, ?, ?, 'Mo', 'Derate', 'moderator', ?, 'en', ?, ?, ?)`,
      )
      .run(
        moderator,
        usernameKey(moderator),
        email,
        emailKey(email),
        hash,
        testNow,
        testNow,
        testNow,
      ),
  )
  let site = await serveBuilt(state.path, { FIXED_NOW: testNow })
  return {
    url: () => site.url,
    /** Serves the site at another instant, on another port, and runs its scheduled jobs twice: one job sends what others queue. */
    at: async (instant: string) => {
      await site.stop()
      site = await serveBuilt(state.path, { FIXED_NOW: instant })
      for (let run = 0; run < 2; run += 1) await fetch(`${site.url}/cdn-cgi/local/scheduled`)
    },
    stop: async () => {
      await site.stop()
      state.remove()
    },
  }
}

import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on the loopback, which stores the emails it receives. */
export interface MailServer {
  port: number
  received: Received[]
  stop(): Promise<void>
}

interface Received {
  /** Sender and recipients of the envelope. */
  from: string
  to: string[]
  /** User of the authentication; '' without one. */
  user: string
  raw: string
  mail: Email
}

interface MailServerOptions {
  port?: number
  /** Required credentials; without them the server accepts all clients. */
  account?: { user: string; password: string }
  /** Response to the first email; later ones are accepted. */
  refuseFirst?: string
}

/** @throws Error when the port is taken */
export async function serveMail({
  port = 0,
  account,
  refuseFirst,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: Received[] = []
  let refusal = refuseFirst
  const server = new SMTPServer({
    authOptional: account === undefined,
    allowInsecureAuth: true,
    disabledCommands: account === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      if (username === account?.user && password === account?.password)
        return done(null, { user: username })
      return done(new Error('5.7.8 wrong user or password'))
    },
    onData: (stream, session, done) => {
      const take = async (): Promise<void> => {
        const raw = await text(stream)
        if (refusal !== undefined) {
          const error = Object.assign(new Error(refusal), { responseCode: 451 })
          refusal = undefined
          throw error
        }
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          user: String(session.user ?? ''),
          raw,
          mail: await PostalMime.parse(raw),
        })
      }
      callbackify(take)((error) => done(error))
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address !== 'object') throw new Error('no port')
  return {
    port: address.port,
    received,
    stop: async () => await new Promise((resolve) => server.close(() => resolve())),
  }
}

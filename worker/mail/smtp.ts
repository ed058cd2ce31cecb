import { connect } from 'cloudflare:sockets'
import { Email } from 'worker-mailer'
import type { Settings } from '../settings/env.ts'
import { encodedWords } from './encoded-words.ts'
import { smtpConnection, type SmtpConnection } from './smtp-connection.ts'
import { unsubscribeHeaders } from './unsubscribe-headers.ts'
import type { OutgoingMail, Transport } from './transport.ts'

type SmtpSettings = Pick<Settings, 'SMTP_PORT' | 'SMTP_USER' | 'SMTP_PASSWORD' | 'SMTP_SECURITY'>

const defaultPorts = { tls: 465, starttls: 587, none: 25 }
const sockets = { tls: 'on', starttls: 'starttls', none: 'off' } as const

const base64 = (text: string): string => new TextEncoder().encode(text).toBase64()

/** The message for DATA: headers and both bodies (RFC 5322, MIME), leading dots doubled, with the final dot. */
function messageOf(mail: OutgoingMail): string {
  const { id, from, to, replyTo, subject, html, text, unsubscribe } = mail
  const domain = from.address.split('@')[1] ?? 'localhost'
  const message = new Email({
    from: { name: from.name, email: from.address },
    to,
    subject,
    html,
    text,
    headers: {
      Subject: encodedWords(subject),
      'Message-ID': `<${id}@${domain}>`,
      // RFC 3834: keeps automatic replies, such as holiday notices, from answering it.
      'Auto-Submitted': 'auto-generated',
      ...(replyTo === null ? {} : { 'Reply-To': `<${replyTo}>` }),
      ...unsubscribeHeaders(unsubscribe),
    },
  })
  return message.getEmailData()
}

/** Authenticates (RFC 4954) by PLAIN, or by LOGIN. @throws Error if the server offers neither, or refuses */
async function authenticate(
  connection: SmtpConnection,
  offers: string,
  user: string,
  password: string,
): Promise<void> {
  const methods = /^AUTH[ =](?<methods>.*)$/imu.exec(offers)?.groups?.['methods'] ?? ''
  if (/\bPLAIN\b/iu.test(methods))
    return void (await connection.send('AUTH', `AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, 2))
  if (!/\bLOGIN\b/iu.test(methods))
    throw new Error('AUTH: the server offers neither PLAIN nor LOGIN')
  await connection.send('AUTH', 'AUTH LOGIN', 3)
  await connection.send('AUTH', base64(user), 3)
  await connection.send('AUTH', base64(password), 2)
}

/** Opens the dialogue, with STARTTLS if required. A server that does not offer it gets neither password nor email. */
async function open(
  socket: Socket,
  security: SmtpSettings['SMTP_SECURITY'],
  name: string,
): Promise<{ connection: SmtpConnection; offers: string; close: () => Promise<void> }> {
  const connection = smtpConnection(socket)
  await connection.greeting()
  const offers = await connection.send('EHLO', `EHLO ${name}`, 2)
  if (security !== 'starttls') return { connection, offers, close: () => socket.close() }
  if (!/^STARTTLS\b/imu.test(offers)) throw new Error('STARTTLS: the server does not offer it')
  await connection.send('STARTTLS', 'STARTTLS', 2)
  connection.release()
  const secureSocket = socket.startTls()
  const secureConnection = smtpConnection(secureSocket)
  const secureOffers = await secureConnection.send('EHLO', `EHLO ${name}`, 2)
  return { connection: secureConnection, offers: secureOffers, close: () => secureSocket.close() }
}

/** Sends emails by an SMTP server, with one connection per email. */
export function smtpTransport(settings: SmtpSettings, host: string): Transport {
  const { SMTP_USER, SMTP_PASSWORD, SMTP_SECURITY } = settings
  const port = settings.SMTP_PORT === '' ? defaultPorts[SMTP_SECURITY] : Number(settings.SMTP_PORT)
  return {
    send: async (mail, signal) => {
      const socket = connect(
        { hostname: host, port },
        { secureTransport: sockets[SMTP_SECURITY], allowHalfOpen: false },
      )
      signal.addEventListener('abort', () => void socket.close().catch(() => {}))
      const domain = mail.from.address.split('@')[1] ?? 'localhost'
      const { connection, offers, close } = await open(socket, SMTP_SECURITY, domain)
      try {
        if (SMTP_USER !== '') await authenticate(connection, offers, SMTP_USER, SMTP_PASSWORD)
        await connection.send('MAIL', `MAIL FROM:<${mail.from.address}>`, 2)
        await connection.send('RCPT', `RCPT TO:<${mail.to}>`, 2)
        await connection.send('DATA', 'DATA', 3)
        await connection.sendMessage(messageOf(mail))
        // The server has accepted the email, so a failing QUIT changes nothing.
        await connection.send('QUIT', 'QUIT', 2).catch(() => '')
      } finally {
        await close().catch(() => {})
      }
    },
  }
}

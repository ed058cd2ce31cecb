import { connect } from 'cloudflare:sockets'
import { Email } from 'worker-mailer'
import type { Settings } from '../settings/env.ts'
import { encodedWords } from './encoded-words.ts'
import { smtpConnection, type SmtpConnection } from './smtp-connection.ts'
import type { OutgoingMail, Transport } from './transport.ts'

type SmtpSettings = Pick<Settings, 'SMTP_PORT' | 'SMTP_USER' | 'SMTP_PASSWORD' | 'SMTP_SECURITY'>

const usualPorts = { tls: 465, starttls: 587, none: 25 }
const sockets = { tls: 'on', starttls: 'starttls', none: 'off' } as const

const base64 = (text: string): string => new TextEncoder().encode(text).toBase64()

/** The message with its headers and both bodies (RFC 5322, MIME), dots doubled and ended as DATA wants it. */
function messageOf({ id, from, to, subject, html, text }: OutgoingMail): string {
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
      // RFC 3834: nobody's holiday notice answers it.
      'Auto-Submitted': 'auto-generated',
    },
  })
  return message.getEmailData()
}

/** RFC 4954: by PLAIN, or LOGIN where a server knows no better. @throws Error when it takes neither, or says no */
async function signIn(
  talk: SmtpConnection,
  offers: string,
  user: string,
  password: string,
): Promise<void> {
  const methods = /^AUTH[ =](?<methods>.*)$/imu.exec(offers)?.groups?.['methods'] ?? ''
  if (/\bPLAIN\b/iu.test(methods))
    return void (await talk.send('AUTH', `AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, 2))
  if (!/\bLOGIN\b/iu.test(methods))
    throw new Error('AUTH: the server offers neither PLAIN nor LOGIN')
  await talk.send('AUTH', 'AUTH LOGIN', 3)
  await talk.send('AUTH', base64(user), 3)
  await talk.send('AUTH', base64(password), 2)
}

/** Greets the server, if it is to be before TLS and again after it. A server without STARTTLS is told nothing. */
async function open(
  socket: Socket,
  security: SmtpSettings['SMTP_SECURITY'],
  name: string,
): Promise<{ talk: SmtpConnection; offers: string; close: () => Promise<void> }> {
  const talk = smtpConnection(socket)
  await talk.greeting()
  const offers = await talk.send('EHLO', `EHLO ${name}`, 2)
  if (security !== 'starttls') return { talk, offers, close: () => socket.close() }
  if (!/^STARTTLS\b/imu.test(offers)) throw new Error('STARTTLS: the server does not offer it')
  await talk.send('STARTTLS', 'STARTTLS', 2)
  talk.release()
  const secret = socket.startTls()
  const secretTalk = smtpConnection(secret)
  const secretOffers = await secretTalk.send('EHLO', `EHLO ${name}`, 2)
  return { talk: secretTalk, offers: secretOffers, close: () => secret.close() }
}

/** Sends by a server of mail, one connection a mail. */
export function smtpTransport(settings: SmtpSettings, host: string): Transport {
  const { SMTP_USER, SMTP_PASSWORD, SMTP_SECURITY } = settings
  const port = settings.SMTP_PORT === '' ? usualPorts[SMTP_SECURITY] : Number(settings.SMTP_PORT)
  return {
    send: async (mail, signal) => {
      const socket = connect(
        { hostname: host, port },
        { secureTransport: sockets[SMTP_SECURITY], allowHalfOpen: false },
      )
      signal.addEventListener('abort', () => void socket.close().catch(() => {}))
      const ours = mail.from.address.split('@')[1] ?? 'localhost'
      const { talk, offers, close } = await open(socket, SMTP_SECURITY, ours)
      try {
        if (SMTP_USER !== '') await signIn(talk, offers, SMTP_USER, SMTP_PASSWORD)
        await talk.send('MAIL', `MAIL FROM:<${mail.from.address}>`, 2)
        await talk.send('RCPT', `RCPT TO:<${mail.to}>`, 2)
        await talk.send('DATA', 'DATA', 3)
        await talk.hand('message', messageOf(mail))
        // It has the mail: whatever comes of the farewell changes nothing.
        await talk.send('QUIT', 'QUIT', 2).catch(() => '')
      } finally {
        await close().catch(() => {})
      }
    },
  }
}

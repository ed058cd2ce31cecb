/** Commands and replies over one socket to an SMTP server (RFC 5321). */
export interface SmtpConnection {
  /** Reads the greeting. */
  greeting(): Promise<void>
  /**
   * Sends a command and reads the reply. Errors, which are logged, name the command by `step`, because its line may
   * contain a password.
   * @param expected first digit of the reply code
   * @returns the lines of the reply without their codes
   * @throws Error if the reply has another first digit, or the server closes the connection
   */
  send(step: string, line: string, expected: 2 | 3): Promise<string>
  /** Sends the message, which ends with its own final dot, and reads the reply. */
  sendMessage(message: string): Promise<void>
  /** Releases the socket, so that TLS can take it over. */
  release(): void
}

/** Characters of a reply; more than any real server sends. */
const maxReplyCharacters = 20_000
const completeReply = /^(?:\d{3}-[^\n]*\n)*(?<code>\d)\d\d(?:[ \r][^\n]*)?\n/u

export function smtpConnection(socket: Pick<Socket, 'readable' | 'writable'>): SmtpConnection {
  const readable: ReadableStream<Uint8Array> = socket.readable
  const reader = readable.getReader()
  const writer: WritableStreamDefaultWriter<Uint8Array> = socket.writable.getWriter()
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let received = ''

  async function readReply(step: string, expected: number): Promise<string> {
    for (;;) {
      const found = completeReply.exec(received)
      if (found !== null) {
        const [reply] = found
        received = received.slice(reply.length)
        if (found.groups?.['code'] === String(expected))
          return reply.replaceAll(/^\d{3}[ -]?/gmu, '')
        throw new Error(`${step} refused: ${reply}`)
      }
      const { value, done } = await reader.read()
      if (done) throw new Error(`${step}: the server hung up`)
      received += decoder.decode(value, { stream: true })
      if (received.length > maxReplyCharacters) throw new Error(`${step}: the server says too much`)
    }
  }

  const exchange = async (step: string, text: string, expected: 2 | 3): Promise<string> => {
    await writer.write(encoder.encode(text))
    return await readReply(step, expected)
  }

  return {
    greeting: async () => void (await readReply('greeting', 2)),
    send: (step, line, expected) => exchange(step, `${line}\r\n`, expected),
    sendMessage: async (message) => void (await exchange('message', message, 2)),
    release: () => {
      // Bytes received before TLS may come from an attacker (CVE-2011-0411) and must not be read as the server's.
      if (received !== '') throw new Error('STARTTLS: the server spoke out of turn')
      reader.releaseLock()
      writer.releaseLock()
    },
  }
}

/** What is said with a server of mail over one socket, a line each way (RFC 5321). */
export interface SmtpConnection {
  /** Reads the greeting. */
  greeting(): Promise<void>
  /**
   * Sends a line and reads the answer. `step` stands for the line in errors, which are logged: it may hold a password.
   * @returns the answer's lines without their codes
   * @throws Error when the answer's first figure is another, or the server hangs up
   */
  send(step: string, line: string, wanted: 2 | 3): Promise<string>
  /** Sends a text that ends itself, and reads the answer. */
  hand(step: string, text: string): Promise<void>
  /** Lets go of the socket, so that it can go over to TLS. */
  release(): void
}

/** More than any server says at once. */
const longestAnswer = 20_000
const whole = /^(?:\d{3}-[^\n]*\n)*(?<code>\d)\d\d(?:[ \r][^\n]*)?\n/u

export function smtpConnection(socket: Pick<Socket, 'readable' | 'writable'>): SmtpConnection {
  const readable: ReadableStream<Uint8Array> = socket.readable
  const reader = readable.getReader()
  const writer: WritableStreamDefaultWriter<Uint8Array> = socket.writable.getWriter()
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let heard = ''

  async function answer(step: string, wanted: number): Promise<string> {
    for (;;) {
      const found = whole.exec(heard)
      if (found !== null) {
        const [said] = found
        heard = heard.slice(said.length)
        if (found.groups?.['code'] === String(wanted)) return said.replaceAll(/^\d{3}[ -]?/gmu, '')
        throw new Error(`${step} refused: ${said}`)
      }
      const { value, done } = await reader.read()
      if (done) throw new Error(`${step}: the server hung up`)
      heard += decoder.decode(value, { stream: true })
      if (heard.length > longestAnswer) throw new Error(`${step}: the server says too much`)
    }
  }

  const hand = async (step: string, text: string, wanted: 2 | 3): Promise<string> => {
    await writer.write(encoder.encode(text))
    return await answer(step, wanted)
  }

  return {
    greeting: async () => void (await answer('greeting', 2)),
    send: (step, line, wanted) => hand(step, `${line}\r\n`, wanted),
    hand: async (step, text) => void (await hand(step, text, 2)),
    release: () => {
      // What came before TLS began was said by anybody (CVE-2011-0411): it is not read as the server's.
      if (heard !== '') throw new Error('STARTTLS: the server spoke out of turn')
      reader.releaseLock()
      writer.releaseLock()
    },
  }
}

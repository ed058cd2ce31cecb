/** Bodies of the API that the server rendered the page from. */

let texts: readonly string[] = []

/** Takes the JSON texts as the server sends them, one a line. */
export function receiveBodies(lines: string): void {
  texts = lines.split('\n')
}

/** The body that the router's data has under a number. */
export const parsedBody = (number: number): object => JSON.parse(texts[number] ?? '{}')

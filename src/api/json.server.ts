import { keepSentBody } from '../request/rendering-context.server.ts'

/** Keeps a JSON text for the page that is being rendered. @returns its number in the page */
export const sendBody = (text: string): number => keepSentBody(text)

/** The facade of scripts/one-locale-messages.ts, in the browser only. */
declare module 'startline:messages' {
  export function useMessages(messages: unknown): void
  export function addMessages(messages: unknown): void
}

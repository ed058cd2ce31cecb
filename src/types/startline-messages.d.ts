/** Message loader of scripts/one-locale-messages.ts; it exists in the client build only. */
declare module 'startline:messages' {
  export function useMessages(messages: unknown): void
  export function addMessages(messages: unknown): void
}

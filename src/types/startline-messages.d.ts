/** Message loader of scripts/one-locale-messages.ts; it exists in the client build only. */
declare module 'startline:messages' {
  /** Loads a list of messages of a locale, and returns its module. The frame's has the route words of the locale. */
  export function loadList<Module = unknown>(locale: string, list: string): Promise<Module>
}

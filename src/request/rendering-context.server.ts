import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '../model/locales.ts'
import type { Point } from '../model/calendar/calendar.ts'
import type { MenuCounts } from '../model/calendar/menu-counts.ts'
import type { Continent } from '../model/calendar/start-box.ts'
import { defaultPreferences, type Preferences } from '../model/values/preferences.ts'
import { overwriteServerAsyncLocalStorage } from '../paraglide/runtime.js'

/** Everything besides its URL that a page may depend on. */
export interface RequestContext {
  locale: Locale
  preferences: Preferences
  /** Continent of the visitor, only if the URL selects a map that opens on it; such a page is cached for each. */
  continent: Continent | null
  /** Coarse place of the visitor, only if the URL selects events nearby; such a page is not cached. */
  place: Point | null
  /** Cookies of the visitor, only for a page of members, which no cache stores. */
  cookie: string | null
}

export interface RenderingContext extends RequestContext {
  /** Numbers of the main menu; null leaves them out. */
  menuCounts: MenuCounts | null
  /** Nonce of this rendering's scripts. Every response replaces it by one of its own, so no cache key has it. */
  nonce: string
  /** Text of the page; null until it is rendered, and for a redirect. */
  html: string | null
  /** True once the API has answered that the page was withdrawn. */
  isGone: boolean
  /** JSON texts that the browser needs beside the router's data, which has their indexes. */
  bodies: string[]
}

const contexts = new AsyncLocalStorage<Partial<RenderingContext>>()
overwriteServerAsyncLocalStorage(contexts)

/**
 * Runs a function within a context. Messages and links use its locale if none is passed. Paraglide's own middleware
 * would match the URL against its patterns several times first, a third of the cost of a small page.
 */
export function runWithRenderingContext<T>(context: RenderingContext, run: () => T): T {
  return contexts.run(context, run)
}

/**
 * Runs a function outside of any context of `AsyncLocalStorage`. A `Response` holds the context that it is created in, and
 * workerd does not show that reference to the garbage collector: a context that reaches a response created in it is never
 * freed. Start's reaches the response of the page, the router and its data (test/http/rendering-memory.test.ts).
 */
export const outsideContexts: <T>(run: () => T) => T = AsyncLocalStorage.snapshot()

/** Preferences that the current page is rendered in. */
export function renderedPreferences(): Preferences {
  return contexts.getStore()?.preferences ?? defaultPreferences
}

/** Nonce of the current rendering's scripts; '' outside of a rendering. */
export function renderedNonce(): string {
  return contexts.getStore()?.nonce ?? ''
}

/** Numbers of the main menu; null if they are not known. */
export function renderedMenuCounts(): MenuCounts | null {
  return contexts.getStore()?.menuCounts ?? null
}

/** Keeps the text of the rendered page for the caller of `runWithRenderingContext`. */
export function keepRenderedHtml(html: string): void {
  const context = contexts.getStore()
  if (context !== undefined) context.html = html
}

/** Keeps a JSON text for the browser. @returns its index; −1 outside of a rendering */
export function keepSentBody(text: string): number {
  return (contexts.getStore()?.bodies?.push(text) ?? 0) - 1
}

/** Has the page answered with 410, because it was withdrawn. */
export function keepGone(): void {
  const context = contexts.getStore()
  if (context !== undefined) context.isGone = true
}

/** The text of the rendered page, which the context holds no longer, so that it is freed once the page is encoded. */
export function takeRenderedHtml(context: RenderingContext): string | null {
  const { html } = context
  context.html = null
  return html
}

/** Cookies of the visitor; null on pages that are the same for everyone. */
export function renderedCookie(): string | null {
  return contexts.getStore()?.cookie ?? null
}

/** Coarse place of the visitor; null if the page does not ask for it or the edge does not know it. */
export function renderedPlace(): Point | null {
  return contexts.getStore()?.place ?? null
}

/** Continent of the visitor; null if the page does not ask for it or the edge does not know it. */
export function renderedContinent(): Continent | null {
  return contexts.getStore()?.continent ?? null
}
